import { JSDOM } from 'jsdom'
import { todayInBerlin } from '../../src/features/website/legal/today.ts'

const unseen = 'script, style, template, noscript, .still-loading'

/**
 * Returns the visible texts of a page, one line per element, with a placeholder for today's date.
 */
export function visibleText(html: string): string[] {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll(unseen)) element.remove()
  for (const element of document.querySelectorAll('head *, body *:not(wbr)')) {
    element.before('\n')
    element.after('\n')
  }
  const text = document.documentElement.textContent ?? ''
  return text
    .replaceAll(todayInBerlin(), '{today}')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
