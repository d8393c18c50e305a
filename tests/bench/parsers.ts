/**
 * Runs every parser of input from visitors or editors on its longest possible input and prints the
 * CPU milliseconds for which it blocks the event loop, for the worst of several difficult texts.
 * None may take nearly a second, and doubling the input may not quadruple the time.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { personMatcher } from '../../src/features/back-office/desk/personal-data/match.ts'
import { cleanDrawing } from '../../src/features/editing/media/clean-drawing.ts'
import {
  maxRecordingBytes,
  recordingTypes,
} from '../../src/features/editing/recordings/constants.ts'
import { removeMetadata } from '../../src/features/editing/recordings/remove-metadata.ts'
import { maxTextLength } from '../../src/features/editing/translations/constants.ts'
import { parseXliff, writeGroup } from '../../src/features/editing/translations/xliff.ts'
import { contactSchema } from '../../src/features/intake/contact/schema.ts'
import {
  isDocxWithoutMacros,
  isWordBinary,
} from '../../src/features/intake/onboarding/check-word.ts'
import { documentExtension } from '../../src/features/intake/onboarding/constants.ts'
import { delimiterCounter } from '../../src/features/intake/onboarding/count-delimiters.ts'
import { onboardingSchema } from '../../src/features/intake/onboarding/schema.ts'
import { fillCopy, invalidPluralPlaceholders, placeholdersIn } from '../../src/lib/content/copy.ts'
import { cutFileName, safeFileName } from '../../src/lib/files/file-names.ts'
import { storedName } from '../../src/lib/files/stored-files.ts'
import { clientAddress, networkOf } from '../../src/lib/http/client-address.ts'
import { linesAsHtml, oneLine } from '../../src/lib/mail/mail-html.ts'
import { toCsv } from '../../src/lib/text/csv.ts'
import { excerptOf, matchesQuery } from '../../src/lib/text/find-text.ts'
import { setNoBreakSpaces } from '../../src/lib/text/no-break-spaces.ts'
import { storedZip } from '../campaign/stored-zip.ts'

type Parser = {
  name: string
  /** The longest input, in bytes or characters. */
  limit: number
  /** Pieces that are repeated to the limit. */
  pieces: readonly string[]
  /** Follows the pieces, so that a pattern that matches all of them fails at the end. */
  end?: string
  parse: (text: string) => unknown
}

const kb = 1024
const mb = 1024 ** 2
const textPieces = [
  ...['a', ' ', '.', '. ', '@', 'a@', '{a', '{', '=', '\u202e', 'ü', '\n', "'", '"'],
  ...['1', '+1', '(0)', '-', '\t', '\u200b', '\0', '\u0301', '\u0301\u0323', '\u0f73', 'a\u0308'],
]
const markupPieces = ['<a>', '<a/>', '<!--', '<![CDATA[', '<?x ', '&lt;', '</a>', '<a b="', '=" ']
const stylePieces = ['url(#', 'url( #a', '/*', '@import', 'a:url(#a);', '\\']
const list = (inner: string) => Buffer.from(`<Types>${inner}</Types>`)

const parsers: Parser[] = [
  {
    name: 'X-Forwarded-For: clientAddress',
    limit: 16 * kb,
    pieces: ['1.1.1.1,', '[', ':', 'a', ' '],
    parse: (text) =>
      networkOf(clientAddress(new Headers({ 'x-forwarded-for': text.trim() }), 0) ?? '::'),
  },
  {
    name: 'contact body: JSON.parse and schema',
    limit: 256 * kb,
    pieces: ['[', '{"a":', '"",', '\\u0000'],
    parse: (text) => parseJson(text),
  },
  {
    name: 'contact fields: schema',
    limit: 10_000,
    pieces: textPieces,
    parse: (text) =>
      contactSchema.safeParse({ name: text, email: text, phone: text, message: text }),
  },
  {
    name: 'onboarding fields: schema',
    limit: 40_000,
    pieces: [...textPieces, 'https://a.', 'a.'],
    parse: (text) =>
      onboardingSchema.safeParse({
        name: text,
        phone: text,
        email: `a@${text}`,
        website: `https://${text}`,
      }),
  },
  {
    name: 'multipart: delimiters of a piece',
    limit: 64 * kb,
    pieces: ['\r', '\r\n-', `\r\n--${'a'.repeat(69)}`],
    parse: (text) => delimiterCounter('a'.repeat(70))(Buffer.from(text)),
  },
  { name: 'file name: extension', limit: 80 * kb, pieces: textPieces, parse: documentExtension },
  {
    name: 'file name: cut, stored and safe names',
    limit: 80 * kb,
    pieces: textPieces,
    parse: (text) => [cutFileName(text), storedName(text, 'pdf'), safeFileName(text)],
  },
  {
    name: 'mails: subject and body of a message',
    limit: 10_000,
    pieces: textPieces,
    parse: (text) => [
      oneLine(text),
      linesAsHtml(text),
      fillCopy('{message}', { message: text }, 'de'),
    ],
  },
  {
    name: 'export: cells',
    limit: 10_000,
    pieces: [...textPieces, '+1 '],
    end: 'a',
    parse: (text) => toCsv([[`;${text}`]], { separator: ',' }),
  },
  {
    name: 'search: an entry of five long fields',
    limit: 10_000,
    pieces: [
      ...textPieces,
      'ß',
      'Σ',
      '\uff9e\uff9f',
      '\u0301\uff9e',
      `${'\u0301'.repeat(30)}\uff9e`,
    ],
    end: '‐!',
    parse: (text) =>
      personMatcher('030 123456')({
        ...{ name: text, company: text, email: text, phone: text, otherText: text },
      }),
  },
  {
    name: 'search: a text of the content',
    limit: 50_000,
    pieces: textPieces,
    parse: (text) => [matchesQuery(text, 'termin'), excerptOf(text, 'termin')],
  },
  {
    name: 'editor: placeholders of a text',
    limit: 50_000,
    pieces: [...textPieces, '{', '|', '{a|'],
    parse: (text) => [placeholdersIn(text), invalidPluralPlaceholders(text, 'ro')],
  },
  {
    name: 'editor: spaces of a text',
    limit: 50_000,
    pieces: [...textPieces, '1 ', '. ', ' – ', 'z. ', '§ '],
    parse: (text) => setNoBreakSpaces(text, 'de'),
  },
  {
    name: 'editor: markup of a drawing',
    limit: 499 * kb,
    pieces: markupPieces,
    parse: (text) => cleanDrawing(drawing(text)),
  },
  {
    name: 'editor: style sheet of a drawing',
    limit: 499 * kb,
    pieces: stylePieces,
    parse: (text) => cleanDrawing(drawing(`<style>${text}</style>`)),
  },
  ...recordingTypes.map((type) => ({
    name: `editor: metadata of a recording, ${type}`,
    limit: maxRecordingBytes,
    pieces: [
      ...['ID3', 'ID3\x04\0\0\0\0\0\0\xff\xe0', 'TAG', '000001LYRICS200'],
      ...['\0\0\0\x08abcd', '\0\0\0\x08mdat'],
      `OggS\0\x02${'\0'.repeat(20)}\x02\x08\x11OpusHeadOpusTags\x01\0\0\0x\0\0\0\0`,
    ],
    parse: (text: string) =>
      ignoringErrors(() => removeMetadata(Buffer.from(text, 'latin1'), type)),
  })),
  {
    name: 'translators: XLIFF text',
    limit: maxTextLength,
    pieces: [...textPieces, ...markupPieces],
    parse: (text) => parseXliff(`<xliff version="1.2">${text}</xliff>`),
  },
  {
    name: 'translators: texts of an exported document',
    limit: 100_000,
    pieces: [...textPieces, '{', '|', '}', '{a|}', '{a|b}', '\u0001'],
    parse: (text) => writeGroup({ id: 'a', name: 'a', units: [{ id: 'a', source: text }] }),
  },
]

const results: { parser: string; limit: string; 'longest (ms)': number }[] = []
for (const { name, limit, pieces, end = '', parse } of parsers) {
  const times = pieces.map((piece) => {
    const text = piece.repeat(Math.floor((limit - end.length) / piece.length)) + end
    const start = process.threadCpuUsage()
    parse(text)
    return millisecondsSince(start)
  })
  record(name, limit, Math.max(...times))
}
await measureFile(
  '.docx: directory of too many parts',
  10 * mb,
  storedZip(
    Array.from({ length: 10_000 }, (_, n) => ({ name: `x${n}`, content: Buffer.alloc(0) })),
  ),
  isDocxWithoutMacros,
)
await measureFile(
  '.docx: longest names and extra fields',
  10 * mb,
  storedZip(
    Array.from({ length: 78 }, () => ({
      name: '/'.repeat(65_535),
      content: Buffer.alloc(0),
      // Unicode Path fields with an empty name and a wrong checksum.
      extra: Buffer.alloc(65_530, Buffer.from('75700600010000000061', 'hex')),
    })),
  ),
  isDocxWithoutMacros,
)
for (const piece of markupPieces) {
  const content = list(piece.repeat(Math.floor((63 * kb) / piece.length)))
  await measureFile(
    `.docx: list of parts, ${piece}`,
    64 * kb,
    storedZip([{ name: '[Content_Types].xml', content }]),
    isDocxWithoutMacros,
  )
}
await measureFile('.doc: Compound File', 10 * mb, Buffer.alloc(10 * mb, 'W\0o\0r\0'), isWordBinary)
for (const start of [
  '%PDF-',
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '<?xml',
  'RIFF',
  '\x1f\x8b',
]) {
  const file = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(10 * mb, 'PK\x03\x04')])
  await measureFile(`file type of ${JSON.stringify(start)}…`, 10 * mb, file, (name) =>
    fileTypeFromBuffer(fs.readFileSync(name)),
  )
}
console.table(results)

function record(parser: string, limit: number, longest: number): void {
  results.push({ parser, limit: limit.toLocaleString('en'), 'longest (ms)': Math.round(longest) })
}

async function measureFile(
  name: string,
  limit: number,
  content: Buffer,
  parse: (file: string) => Promise<unknown>,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsers-'))
  const file = path.join(folder, 'file')
  fs.writeFileSync(file, content)
  const start = process.threadCpuUsage()
  await parse(file)
  record(name, limit, millisecondsSince(start))
  fs.rmSync(folder, { recursive: true })
}

/** Returns the CPU milliseconds of this thread, which other processes do not affect. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

function drawing(inner: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)
}

function parseJson(text: string): unknown {
  return ignoringErrors(() => contactSchema.safeParse(JSON.parse(text)))
}

function ignoringErrors(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    return undefined
  }
}
