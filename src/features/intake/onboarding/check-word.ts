import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { waitForEventLoopTurn } from '../../../lib/event-loop-turn.ts'

/** The limit of zip entries in a .docx, far more than word processors create. */
const maxParts = 2000

/** The limit for the names, extra fields and comments of all parts, twice what that many parts need. */
const maxDirectoryBytes = 512 * 1024

/** The limit for `[Content_Types].xml`, ten times the size that word processors create. */
const maxListBytes = 64 * 1024

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The name of a stream that Word documents have, but no other Compound Files (installers, spreadsheets). */
const wordStream = Buffer.from('WordDocument\0', 'utf16le')

/** Returns whether a Compound File is a Word document. Reads the file in chunks. */
export async function isWordBinary(file: string): Promise<boolean> {
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const piece = Buffer.concat([tail, chunk])
    if (piece.includes(wordStream)) return true
    tail = piece.subarray(1 - wordStream.length)
  }
  return false
}

/**
 * Returns whether a zip is a Word document without macros. Uses the central directory, as word processors
 * do, because local entries can differ from it. Unpacks only `[Content_Types].xml`.
 */
export async function isDocxWithoutMacros(file: string): Promise<boolean> {
  try {
    // yauzl would compute the checksum of a name for each of its thousands of extra fields.
    const zip = await yauzl.openPromise(file, { decodeStrings: false })
    try {
      return await isWordWithoutMacros(zip)
    } finally {
      zip.close()
    }
  } catch (error) {
    // An I/O error says nothing about the document.
    if (error instanceof Error && 'syscall' in error) throw error
    return false
  }
}

async function isWordWithoutMacros(zip: yauzl.ZipFile): Promise<boolean> {
  if (zip.entryCount > maxParts) return false
  let directoryBytes = 0
  let list: Buffer | undefined
  for await (const entry of zip.eachEntry()) {
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (directoryBytes > maxDirectoryBytes) return false
    const names = namesOf(entry)
    if (names.some(isMacrosOrOutside)) return false
    if (!names.includes('[content_types].xml')) continue
    // With several lists, it depends on the word processor which one is used.
    if (list || entry.uncompressedSize > maxListBytes) return false
    list = await buffer(await zip.openReadStreamPromise(entry))
  }
  if (!list) return false
  await waitForEventLoopTurn('lists of parts')
  const types = contentTypes(list)
  return types.includes(mainPart) && !types.some((type) => /macroenabled|vbaproject/.test(type))
}

const unicodePathField = 0x7075

/**
 * Returns the name of a part and its Unicode names, in lower case. Programs differ in which one they
 * use. The names that matter here are ASCII, which is the same in all encodings of a zip.
 */
function namesOf({ fileNameRaw, extraFields }: yauzl.Entry): string[] {
  const unicodeNames = extraFields
    .filter(({ id }) => id === unicodePathField)
    // After the version and the checksum of the name.
    .map(({ data }) => data.subarray(5))
  return [fileNameRaw, ...unicodeNames].map((name) =>
    name.toString('latin1').replaceAll('\\', '/').toLowerCase(),
  )
}

function isMacrosOrOutside(name: string): boolean {
  return name.endsWith('vbaproject.bin') || yauzl.validateFileName(name) !== null
}

/** Parses the parts' content types, in lower case (ECMA-376 part 2, section 7.2.3). Throws if invalid. */
function contentTypes(list: Buffer): string[] {
  const fail = () => {
    throw new Error('The list of parts is not well-formed')
  }
  const encoding = list.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ? 'utf-16le' : 'utf-8'
  const types: string[] = []
  const parser = new SaxesParser()
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ attributes }) => types.push((attributes.ContentType ?? '').toLowerCase()))
  parser.write(new TextDecoder(encoding, { fatal: true }).decode(list)).close()
  return types
}
