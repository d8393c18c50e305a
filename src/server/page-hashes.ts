import { createHash } from 'node:crypto'
import type { PageHashes } from '../lib/http/content-policy.ts'

/** The build's stylesheets by URL, each with its CSP hash. */
export type Stylesheets = ReadonlyMap<string, { text: string; hash: string }>

/** The code before the JSON data in the inline scripts that Next generates. */
const scriptPrefixes = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

/**
 * React's inline script that replays forms submitted before hydration, see
 * `formReplaying` in React.
 */
const formReplayHash = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='"

/**
 * Returns the CSP hashes of a page's own inline scripts and styles. Leaves out everything else,
 * because it may have been injected: the scripts of Next only push JSON data, and style elements
 * only contain stylesheets of the build. The hashes of all stylesheets are included because
 * client-side navigation inserts those of other pages.
 */
export function hashesOf(page: string, stylesheets: Stylesheets): PageHashes {
  return { scripts: scriptsIn(page), styles: stylesIn(page, stylesheets) }
}

function scriptsIn(page: string): string[] {
  // React escapes every `<` in inline scripts.
  const scripts = [...page.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text]) => {
    if (!text) return []
    const hash = hashOf(text)
    return isDataScript(text) || hash === formReplayHash ? [hash] : []
  })
}

/** React concatenates stylesheets into one style element that lists their URLs in `data-href`. */
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

function isDataScript(script: string): boolean {
  const prefix = scriptPrefixes.find((each) => script.startsWith(each))
  const data = prefix && /^(.*)\);?$/s.exec(script.slice(prefix.length))?.[1]
  if (!data) return false
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

/** Returns the hash of an inline script or style as a CSP source expression. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
