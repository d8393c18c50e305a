import type { Page } from '@playwright/test'

/** Counts what the site has stored in the browser. */
export const storageOf = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    documents: await new Promise<number>((resolve) => {
      const opening = indexedDB.open('voice-bot-onboarding-documents')
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onerror = () => resolve(0)
      opening.onsuccess = () => {
        const store = opening.result.transaction('documents').objectStore('documents')
        const reading = store.get('picked')
        reading.onsuccess = () => resolve(reading.result?.files.length ?? 0)
      }
    }),
    caches: (await caches.keys()).length,
    cookie: document.cookie,
  }))
