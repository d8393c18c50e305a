import { createHash } from 'node:crypto'

/** What stands before the data in each of Next's own scripts in a page. */
const queues = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/** React's script that keeps what is sent before the page is interactive, see `formReplaying` there. */
const formReplay = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='"

/**
 * The hashes of a page's own scripts, for its policy. Whatever else stands in it, as if somebody had
 * found a way to put it there, is left out: a script of Next is nothing but data for one of its queues.
 */
export function hashesOf(page: string): string[] {
  // No text of React's contains a bare `<`.
  const scripts = [...page.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text]) => {
    if (!text) return []
    const hash = hashOf(text)
    return isData(text) || hash === formReplay ? [hash] : []
  })
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

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
