import fs from 'node:fs'
import path from 'node:path'
import { documentOf } from './load.ts'
import type { Site } from './site.ts'

type Row = { id: number; company: string; filename: string | null }

/**
 * Returns how many of the confirmed submissions are lost, and how many submissions and documents
 * lack their counterpart.
 */
export async function checkSubmissions(
  { query, folder }: Pick<Site, 'query' | 'folder'>,
  confirmed: number[],
) {
  const rows = await query<Row>(
    `SELECT entry.id, company, filename FROM voice_bot_onboardings entry
     LEFT JOIN voice_bot_onboardings_rels rel ON rel.parent_id = entry.id
     LEFT JOIN onboarding_documents document ON document.id = rel.onboarding_documents_id`,
  )
  const stored = new Set(rows.map(({ id }) => id))
  const records = await query<Row>('SELECT filename FROM onboarding_documents')
  const listed = new Set(rows.map(({ filename }) => filename))
  const halfWritten = [
    ...rows.filter((row) => !isWhole(folder, row)),
    ...records.filter(({ filename }) => !listed.has(filename)),
  ]
  return {
    stored,
    lost: confirmed.filter((id) => !stored.has(id)).length,
    halfWritten: halfWritten.length,
  }
}

function isWhole(folder: string, { company, filename }: Row): boolean {
  const file = path.join(folder, 'data/documents', filename ?? '')
  return (
    filename !== null && fs.existsSync(file) && fs.readFileSync(file).equals(documentOf(company))
  )
}
