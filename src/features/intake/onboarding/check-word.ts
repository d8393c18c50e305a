import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { waitForEventLoopTurn } from '../../../lib/event-loop-turn.ts'

/** The limit of zip entries in a .docx, far more than word processors create. */
const maxParts = 2000

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
    const zip = await yauzl.openPromise(file)
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
  let list: Buffer | undefined
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (name.endsWith('vbaproject.bin')) return false
    if (name !== '[content_types].xml') continue
    // With several lists, it depends on the word processor which one is used.
    if (list || entry.uncompressedSize > maxListBytes) return false
    list = await buffer(await zip.openReadStreamPromise(entry))
  }
  if (!list) return false
  await waitForEventLoopTurn('lists of parts')
  const types = contentTypes(list)
  return types.includes(mainPart) && !types.some((type) => /macroenabled|vbaproject/.test(type))
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
