import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { exportText } from '../../src/features/back-office/desk/export.ts'
import { registrationExport } from '../../src/features/back-office/desk/registration-export.ts'
import { context, readList, requestZip, setUpDeskRoutes, unzip } from '../support/desk-routes.ts'
import { edgeCaseOnboarding } from '../support/edge-case-onboarding.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

describe('values that break spreadsheets, paths and parsers', () => {
  it('are the same in the list, in JSON and in both CSV files', async () => {
    const id = await submitOnboarding(edgeCaseOnboarding, [])
    const entries = await readList()
    expect(entries).toEqual([
      { id, ...edgeCaseOnboarding, uploadedFiles: [], createdAt: expect.any(String) },
    ])
    expect(JSON.parse(exportText('json', entries, registrationExport.columns))).toEqual(entries)

    const [entry] = entries
    const expected = Object.entries({ ...entry }).map(([field, value]) => [field, String(value)])
    for (const [format, delimiter] of [
      ['csv', ','],
      ['excel', ';'],
    ] as const) {
      const text = exportText(format, entries, registrationExport.columns)
      const [headings, cells, ...more] = parse(text, { delimiter, bom: true }) as string[][]
      expect(headings).toHaveLength(14)
      expect(more).toEqual([])
      const fields = ['id', 'name', 'company', 'email', 'phone', 'street', 'zipCode', 'city']
      for (const [index, field] of [...fields, 'country', 'website'].entries()) {
        const value = Object.fromEntries(expected)[field]
        // A cell that a spreadsheet would evaluate is prefixed with an apostrophe.
        const isFormula = ['street', 'city'].includes(field)
        expect(cells?.[index], field).toBe(isFormula ? `'${value}` : value)
      }
    }
  })

  it('become safe and readable file names in a zip', async () => {
    const names = [
      '../../etc/passwd.pdf',
      'C:\\Windows\\evil.pdf',
      'con.pdf',
      'Prei"s;liste\u202Efdp.pdf',
      '😀 العربية.pdf',
    ]
    const [pdf = ''] = documentFiles
    const files = names.map((name, index) => {
      const file = path.join(context.folder, `${index}.pdf`)
      fs.copyFileSync(pdf, file)
      return { file, name }
    })
    const id = await submitOnboarding(
      onboarding,
      files.map(({ file }) => file),
    )
    for (const { name, file } of files) {
      await context.payload.update({
        collection: 'onboarding-documents',
        where: { originalName: { equals: path.basename(file) } },
        data: { originalName: name },
      })
    }
    const { entries: packed } = await unzip(await requestZip(id))
    const entries = [...packed.keys()]
    expect(entries).toHaveLength(names.length)
    for (const name of entries) {
      expect(name).toMatch(/\.pdf$/)
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|^con\./iu)
    }
    expect(entries.at(-1)).toBe('😀 العربية.pdf')
  })
})
