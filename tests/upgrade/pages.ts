import { allPaths } from '../support/routes.ts'
import type { Page } from './expected.ts'
import { visibleText } from './visible-text.ts'

/** Reads what the public sees at a path. */
export async function readPage(url: string, path: string): Promise<Page> {
  const response = await fetch(url + path)
  return { status: response.status, text: visibleText(await response.text()) }
}

/** Reads what the public sees at every path of the route table. */
export async function readPages(url: string): Promise<Record<string, Page>> {
  const pages: Record<string, Page> = {}
  for (const path of ['/', ...allPaths]) pages[path] = await readPage(url, path)
  return pages
}
