import { createHash } from 'node:crypto'
import type { PageHashes } from '../lib/http/content-policy.ts'

/** The build's by their URL, with the hash of each as a policy names it. */
export type Stylesheets = ReadonlyMap<string, { text: string; hash: string }>

/** What stands before the data in each of Next's own scripts in a page. */
const queues = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/** React's script that keeps what is sent before the page is interactive, see `formReplaying` there. */
const formReplay = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='"

/**
 * The hashes of a page's own scripts and styles, for its policy. Whatever else it contains, as if somebody
 * had found a way to put it there, is left out: a script of Next is nothing but data for one of its queues, a
 * style element nothing but stylesheets of the build. Those of other pages are added when one is followed to.
 */
export function hashesOf(page: string, stylesheets: Stylesheets): PageHashes {
  return { scripts: scriptsIn(page), styles: stylesIn(page, stylesheets) }
}

function scriptsIn(page: string): string[] {
  // No text of React's contains a bare `<`.
  const scripts = [...page.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text]) => {
    if (!text) return []
    const hash = hashOf(text)
    return isData(text) || hash === formReplay ? [hash] : []
  })
}

/** React puts stylesheets one after the other into one element that names them. */
function stylesIn(page: string, stylesheets: Stylesheets): string[] {
  const elements = [
    ...page.matchAll(/<style data-precedence="next" data-href="([^"]*)">(.*?)<\/style>/gs),
  ]
  const merged = elements.flatMap(([, urls = '', text = '']) => {
    const expected = urls.split(' ').map((url) => stylesheets.get(url)?.text)
    return expected.join('') === text ? [hashOf(text)] : []
  })
  return [...new Set([...merged, ...[...stylesheets.values()].map(({ hash }) => hash)])]
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

export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
