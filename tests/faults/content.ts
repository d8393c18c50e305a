import { allPaths } from '../support/routes.ts'
import type { StaffClient } from '../support/staff.ts'

/** What the staff have written and what visitors see of it, before the campaign. */
export type Content = {
  /** Every document, published and as its latest draft, by its REST path. */
  documents: Map<string, string>
  /** Returns the texts of every public page with this motto of Clara's in Romanian. */
  pagesWith: (motto: string) => Map<string, string>
}

const collections = [
  'features',
  'testimonials',
  'legal-pages',
  'page-meta',
  'personas',
  'media',
  'recordings',
]
const globals = ['landing', 'site-settings', 'claims', 'onboarding-page', 'mails']

const addresses = [
  ...collections.map((slug) => `${slug}?limit=0`),
  ...globals.map((slug) => `globals/${slug}?`),
].flatMap((address) => [true, false].map((draft) => `${address}&depth=0&locale=all&draft=${draft}`))

/** Fields that every publication changes. */
const changing = new Set(['createdAt', 'updatedAt', 'savedBy'])

export async function readContent(url: string, staff: StaffClient): Promise<Content> {
  const clara = await staff.send('GET', 'personas?where[slug][equals]=clara&locale=ro&depth=0')
  const { motto: original } = clara.docs[0]
  const pages = await readPages(url)
  return {
    documents: await readDocuments(staff),
    pagesWith: (motto) =>
      new Map(pages).set('/ro', String(pages.get('/ro')).replace(original, motto)),
  }
}

/** Reads every document in all languages, without the motto that the campaign publishes. */
export async function readDocuments(staff: StaffClient): Promise<Map<string, string>> {
  const read = async (address: string): Promise<[string, string]> => {
    const answer = await staff.send('GET', address)
    for (const doc of answer.docs ?? []) if (doc.slug === 'clara') delete doc.motto.ro
    answer.docs?.sort((one: { id: number }, other: { id: number }) => one.id - other.id)
    return [address, JSON.stringify(answer, sortKeys)]
  }
  return new Map(await Promise.all(addresses.map(read)))
}

/** Sorts the keys, because the database may return them in a different order. */
function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([name]) => !changing.has(name))
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Reads the texts of every public page. */
export async function readPages(url: string): Promise<Map<string, string>> {
  const read = async (path: string): Promise<[string, string]> => [
    path,
    visibleText(await (await fetch(url + path)).text()),
  ]
  return new Map(await Promise.all(allPaths.map(read)))
}

/** Returns one line for each text that has changed, with an excerpt around the first difference. */
export function findDifferences(before: Map<string, string>, now: Map<string, string>): string[] {
  return [...before].flatMap(([name, text]) => {
    const other = now.get(name) ?? ''
    if (other === text) return []
    const at = text.split('').findIndex((letter, index) => letter !== other[index])
    const excerpt = (of: string) => of.slice(Math.max(0, at - 40), at + 60)
    return [`${name}: "${excerpt(text)}" became "${excerpt(other)}"`]
  })
}

/** Ignores scripts and attributes, whose order may change when a page is rendered again. */
function visibleText(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}
