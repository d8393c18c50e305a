import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  documentPath,
  readList,
  requestZip,
  setUpDeskRoutes,
  unzip,
} from '../support/desk-routes.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

describe('GET /api/documents/zip/{submissionId}', () => {
  it('contains every document unchanged and is named after the company and the date', async () => {
    const id = await submitOnboarding()
    const response = await requestZip(id)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const name = decodeURIComponent(response.headers.get('content-disposition') ?? '')
    expect(name).toMatch(/Friseursalon „Schöne Zeit“ \d{4}-\d{2}-\d{2}\.zip/)
    const { entries, size } = await unzip(response)
    expect([...entries.keys()]).toEqual(documentFiles.map((file) => path.basename(file)))
    const sizes = documentFiles.map((file) => fs.statSync(file).size)
    expect(size, 'stored, not deflated').toBeGreaterThan(sizes.reduce((sum, each) => sum + each))
    for (const file of documentFiles) {
      expect(entries.get(path.basename(file))?.equals(fs.readFileSync(file))).toBe(true)
    }
  })

  it('gives documents with the same name different names', async () => {
    const [pdf = ''] = documentFiles
    const { entries } = await unzip(
      await requestZip(await submitOnboarding(onboarding, [pdf, pdf])),
    )
    expect([...entries.keys()]).toEqual(['preisliste.pdf', 'preisliste (2).pdf'])
  })

  it('lists documents that are missing on the disk in a text file and contains the others', async () => {
    const id = await submitOnboarding()
    const [name = ''] = (await readList())[0]?.uploadedFiles ?? []
    fs.rmSync(documentPath(name))
    const { entries } = await unzip(await requestZip(id))
    expect([...entries.keys()]).toEqual([
      'häufige fragen.docx',
      'öffnungszeiten.doc',
      'FEHLENDE DOKUMENTE.txt',
    ])
    expect(entries.get('FEHLENDE DOKUMENTE.txt')?.toString()).toContain('- preisliste.pdf')
  })

  it.each(['999999', '0', '-1', 'x', '1e3', '99999999999999', '../1', ''])(
    'returns 404 for the id %j',
    async (id) => {
      const response = await requestZip(id)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: 'Dokumente nicht gefunden' })
    },
  )

  it('returns 404 if a registration has no documents', async () => {
    expect((await requestZip(await submitOnboarding(onboarding, []))).status).toBe(404)
  })
})
