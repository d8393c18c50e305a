import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { ownTurn } from '../../../lib/own-turn.ts'

/** How many parts a .docx may have: far more than a word processor makes. */
const maxParts = 2000

/** The longest list of parts that is parsed, in bytes: ten times as long as word processors write. */
const maxListBytes = 64 * 1024

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** What Compound Files of Word have and others (installers, spreadsheets) have not: a stream of this name. */
const wordStream = Buffer.from('WordDocument\0', 'utf16le')

/** Whether a Compound File is a document of Word. Reads it in pieces. */
export async function isWordBinary(file: string): Promise<boolean> {
  let last: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const piece = Buffer.concat([last, chunk])
    if (piece.includes(wordStream)) return true
    last = piece.subarray(1 - wordStream.length)
  }
  return false
}

/**
 * Whether a zip is a document of Word without macros. Goes by its directory, as word processors do:
 * the first entry of the file may be there to deceive. Only the list of its parts is unpacked.
 */
export async function isDocxWithoutMacros(file: string): Promise<boolean> {
  try {
    const zip = await yauzl.openPromise(file)
    try {
      return await isWordWithoutMacros(zip)
    } finally {
      zip.close()
    }
  } catch (error) {
    // The disk's fault, not the document's.
    if (error instanceof Error && 'syscall' in error) throw error
    return false
  }
}

async function isWordWithoutMacros(zip: yauzl.ZipFile): Promise<boolean> {
  if (zip.entryCount > maxParts) return false
  let list: Buffer | undefined
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (name.endsWith('vbaproject.bin')) return false
    if (name !== '[content_types].xml') continue
    // Each list takes time to parse, and which of several counts depends on the program.
    if (list || entry.uncompressedSize > maxListBytes) return false
    list = await buffer(await zip.openReadStreamPromise(entry))
  }
  if (!list) return false
  await ownTurn('lists of parts')
  const types = contentTypes(list)
  return types.includes(mainPart) && !types.some((type) => /macroenabled|vbaproject/.test(type))
}

/** The types of the parts, in lower case (ECMA-376 part 2, section 7.2.3). Throws if they cannot be read. */
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
