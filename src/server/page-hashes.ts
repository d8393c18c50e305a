import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What stands before the data in each of Next's own scripts in a page. */
const queues = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/** React's script that keeps what is sent before the page is interactive, see `formReplaying` there. */
const formReplay = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='"

/**
 * The hashes of a page's own scripts and styles, for its policy. Whatever else stands in it, as if
 * somebody had found a way to put it there, is left out: a script of Next is nothing but data for one
 * of its queues, and a style is that of a file of the build.
 */
export function hashesOf(page: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: textsOf(page, 'script').flatMap((text) => {
      const hash = hashOf(text)
      return isData(text) || hash === formReplay ? [hash] : []
    }),
    styles: textsOf(page, 'style')
      .map(hashOf)
      .filter((hash) => hashesOfStylesheets().has(hash)),
  }
}

/** The texts of all elements of a name. No text of React's contains a bare `<`. */
function textsOf(page: string, name: 'script' | 'style'): string[] {
  const elements = page.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))
  return [...elements].flatMap(([, text]) => text || [])
}

function isData(script: string): boolean {
  const queue = queues.find((start) => script.startsWith(start))
  const data = queue && /^(.*)\);?$/s.exec(script.slice(queue.length))?.[1]
  if (!data) return false
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

let stylesheets: Set<string> | undefined

/** The hashes of all stylesheets of the build. */
export function hashesOfStylesheets(): Set<string> {
  stylesheets ??= new Set(readStylesheets().map(hashOf))
  return stylesheets
}

function readStylesheets(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../.next/static')
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
