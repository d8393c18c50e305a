import fs from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'
import { isDocxWithoutMacros } from '../../../../../src/features/intake/onboarding/check-word.ts'
import { type Part, storedZip } from '../../../../campaign/stored-zip.ts'
import { temporaryFolder } from '../../../../support/prepared-folder.ts'

/** Spied before yauzl is imported, which takes the function once. */
const checksum = vi.hoisted(() => vi.spyOn(process.getBuiltinModule('node:zlib'), 'crc32'))

const folder = temporaryFolder()
afterAll(() => fs.rmSync(folder, { recursive: true }))

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const list: Part = {
  name: '[Content_Types].xml',
  content: Buffer.from(`<Types><Override ContentType="${mainPart}"/></Types>`),
}

async function isAccepted(parts: readonly Part[]): Promise<boolean> {
  const file = path.join(folder, 'document.docx')
  fs.writeFileSync(file, storedZip(parts))
  checksum.mockClear()
  return isDocxWithoutMacros(file)
}

const emptyPart = (name: string, extra?: Buffer): Part => ({
  name,
  content: Buffer.alloc(0),
  ...(extra && { extra }),
})

/** Returns an Info-ZIP Unicode Path field: another name, valid if the checksum of the entry's name matches. */
function unicodePath(name: string, checksumOfName: number): Buffer {
  const nameBytes = Buffer.from(name)
  const field = Buffer.alloc(9)
  field.writeUInt16LE(0x7075, 0)
  field.writeUInt16LE(5 + nameBytes.length, 2)
  field.writeUInt8(1, 4)
  field.writeUInt32LE(checksumOfName, 5)
  return Buffer.concat([field, nameBytes])
}

it('accepts a .docx with 2,000 parts, and none with more', async () => {
  const parts = Array.from({ length: 1999 }, (_, index) =>
    emptyPart(`word/media/a-long-name-of-a-picture-with-many-words-${index}.png`),
  )
  expect(await isAccepted([list, ...parts])).toBe(true)
  expect(await isAccepted([list, ...parts, emptyPart('one-more')])).toBe(false)
})

it('rejects a .docx whose directory is longer than that of any word processor', async () => {
  const parts = Array.from({ length: 9 }, () => emptyPart('a'.repeat(60_000)))
  expect(await isAccepted([list, ...parts])).toBe(false)
  const extra = Buffer.alloc(60_000)
  expect(await isAccepted([list, ...parts.map(() => emptyPart('a', extra))])).toBe(false)
})

it('reads the names of parts without a checksum for each Unicode Path field', async () => {
  const extra = Buffer.concat(Array(5000).fill(unicodePath('b', 1)))
  await isAccepted([list, emptyPart('a'.repeat(60_000), extra)])
  expect(checksum.mock.calls.length).toBe(0)
})

it('rejects macros and a second list of parts in a Unicode Path field', async () => {
  const name = 'word/a.bin'
  const withPath = (other: string) =>
    isAccepted([list, emptyPart(name, unicodePath(other, crc32(Buffer.from(name))))])
  expect(await withPath('word/b.bin')).toBe(true)
  expect(await withPath('word/vbaProject.bin')).toBe(false)
  expect(await withPath('[Content_Types].xml')).toBe(false)
})

it.each(['/word/a.xml', '\\word\\a.xml', 'word/../a.xml', 'c:/a.xml'])(
  'rejects a .docx with a part outside of the document: %s',
  async (name) => {
    expect(await isAccepted([list, emptyPart(name)])).toBe(false)
  },
)
