import type { Page } from '@playwright/test'
import { untilHydrated } from './fixtures.ts'

/**
 * Translates the page as Chrome does: each text node, also one that is added later, is replaced by two nested
 * `font` elements, so that React still refers to text nodes that are not in the page any more. The
 * translation of a word has a `~` at its end.
 */
export async function translatePage(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(() => {
    const untranslated = 'script, style, textarea, noscript, font'

    function translate(node: Node): void {
      if (node instanceof Text) translateText(node)
      else if (node instanceof Element && !node.matches(untranslated)) {
        for (const child of [...node.childNodes]) translate(child)
      }
    }

    function translateText(text: Text): void {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data.replace(/\p{L}{3,}/gu, '$&~')
      outer.append(inner)
      text.replaceWith(outer)
    }

    translate(document.body)
    new MutationObserver((mutations) => {
      for (const { addedNodes, target, type } of mutations) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node.isConnected) translate(node)
        }
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true })
  })
}
