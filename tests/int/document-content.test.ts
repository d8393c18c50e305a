import { buffer } from 'node:stream/consumers'
import { ZipArchive } from 'archiver'
import { SaxesParser } from 'saxes'
import { describe, expect, it, vi } from 'vitest'
import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import { countStored, postOnboarding } from '../support/submissions.ts'
import { entriesOfZip } from '../support/zip.ts'

type Parts = [name: string, content: Buffer | string][]

/** Returns the parts of a document that a word processor wrote. */
async function parts(): Promise<Parts> {
  return [...(await entriesOfZip(documentFiles[1] ?? ''))]
}

async function zipOf(parts: Parts): Promise<Buffer> {
  const archive = new ZipArchive()
  for (const [name, content] of parts) archive.append(content, { name })
  void archive.finalize()
  return buffer(archive)
}

const listName = '[Content_Types].xml'
const listOf = (parts: Parts) => String(parts.find(([name]) => name === listName)?.[1])
const withMacros = (list: string) =>
  list.replace(
    'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
    'vnd.ms-word.document.macroEnabled.main',
  )

/** Returns a file with the signature of a Compound File and one stream with this name. */
function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(80 * 1024)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  // The name spans two of the chunks in which a file is read.
  Buffer.from(`${stream}\0`, 'utf16le').copy(file, 64 * 1024 - 12)
  return file
}

function send(name: string, content: Buffer) {
  const form = onboardingForm(onboarding, [])
  form.append('documents', new Blob([new Uint8Array(content)]), name)
  return postOnboarding(form)
}

async function expectRejection(name: string, content: Buffer): Promise<void> {
  const before = await countStored()
  const response = await send(name, content)
  expect(response.status).toBe(415)
  const { message, errors } = await response.json()
  expect(message).toMatch(new RegExp(`„${name}“ passt nicht`))
  expect(errors).toEqual({ documents: message })
  expect(await countStored()).toEqual(before)
}

describe('a .docx', () => {
  it('is not parsed if its list of parts has a DOCTYPE', async () => {
    const all = await parts()
    const changed = all.map(([name, content]): [string, Buffer | string] => [
      name,
      name === listName ? listOf(all).replace('<Types', '<!DOCTYPE Types><Types') : content,
    ])
    await expectRejection('leistungen.docx', await zipOf(changed))
  })

  it('is accepted however its parts are compressed', async () => {
    expect((await send('leistungen.docx', await zipOf(await parts()))).status).toBe(201)
  })

  it.each(['word/vbaProject.bin', 'Word/VBAPROJECT.BIN', 'word/macros/vbaProject.bin'])(
    'is rejected if it contains %s',
    async (name) => {
      await expectRejection('makro.docx', await zipOf([...(await parts()), [name, 'x']]))
    },
  )

  it('is rejected if a list of parts names macros, even after one that does not', async () => {
    const plain = await parts()
    const others = plain.filter(([name]) => name !== listName)
    const list = listOf(plain)
    const lists: Parts = [
      [listName, list],
      [listName, withMacros(list)],
    ]
    await expectRejection('makro.docx', await zipOf([...lists, ...others]))
    await expectRejection('makro.docx', await zipOf([...lists.toReversed(), ...others]))
    const hidden = list.replace(
      '</Types>',
      '<Default Extension="x" ContentType="application/vnd.ms-office.&#118;baProject"/></Types>',
    )
    await expectRejection('makro.docx', await zipOf([[listName, hidden], ...others]))
  })

  it('is rejected with more than one list of parts because each would have to be parsed', async () => {
    const plain = await parts()
    await expectRejection('doppelt.docx', await zipOf([...plain, [listName, listOf(plain)]]))
  })

  it('is rejected without being parsed if its list of parts is longer than any word processor writes', async () => {
    const plain = await parts()
    const padded = listOf(plain).replace('<Types', `<!--${' '.repeat(200 * 1024)}--><Types`)
    const long: Parts = plain.map(([name, content]) => [name, name === listName ? padded : content])
    await expectRejection('lang.docx', await zipOf(long))
  })

  it('is parsed one at a time, one per turn of the event loop, when many arrive at once', async () => {
    const parsed = vi.spyOn(SaxesParser.prototype, 'write')
    let turn = 0
    const turns: number[] = []
    parsed.mockImplementation(() => {
      turns.push(turn)
      throw new Error('not well-formed')
    })
    const count = () => {
      turn++
      immediate = setImmediate(count)
    }
    let immediate = setImmediate(count)
    const document = await zipOf(await parts())
    await Promise.all(Array.from({ length: 8 }, (_, index) => send(`${index}.docx`, document)))
    clearImmediate(immediate)
    parsed.mockRestore()
    const between = turns.slice(1).map((each, index) => each - (turns[index] ?? 0))
    expect(turns).toHaveLength(8)
    expect(Math.min(...between)).toBeGreaterThanOrEqual(1)
  })

  it('is rejected if no program could read it', async () => {
    const plain = await parts()
    const broken: Parts = plain.map(([name, content]) => [
      name,
      name === listName ? '<Types' : content,
    ])
    await expectRejection('kaputt.docx', await zipOf(broken))
    const whole = await zipOf(plain)
    await expectRejection('halb.docx', whole.subarray(0, whole.length / 2))
  })
})

describe('a .doc', () => {
  it('is accepted if Word wrote it', async () => {
    expect((await send('alt.doc', compoundFile('WordDocument'))).status).toBe(201)
  })

  it.each(['Workbook', 'PowerPoint Document', 'SummaryInformation'])(
    'is rejected if it is a Compound File with the stream «%s»',
    async (stream) => {
      await expectRejection('anderes.doc', compoundFile(stream))
    },
  )
})
