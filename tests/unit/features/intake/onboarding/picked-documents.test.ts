import { describe, expect, it, vi } from 'vitest'
import { maxDocumentBytes } from '../../../../../src/features/intake/onboarding/constants.ts'
import {
  addPicked,
  documentError,
  documentsError,
  findChanged,
} from '../../../../../src/features/intake/onboarding/picked-documents.ts'

const file = (name: string, size: number) => new File([new Uint8Array(size)], name)
const names = (documents: readonly { file: File }[]) => documents.map(({ file: { name } }) => name)
const limits = { maxFiles: 2, maxTotalMb: 1 }

describe('picking documents', () => {
  it('adds them over several rounds, in order', () => {
    const first = addPicked([], [file('b.pdf', 1), file('a.pdf', 1)])
    expect(names(addPicked(first, [file('c.pdf', 1)]))).toEqual(['b.pdf', 'a.pdf', 'c.pdf'])
  })

  it('replaces a file with the same name and size, even within one pick', () => {
    const listed = addPicked([], [file('a.pdf', 1), file('a.pdf', 1)])
    expect(names(addPicked(listed, [file('a.pdf', 1), file('a.pdf', 2)]))).toEqual([
      'a.pdf',
      'a.pdf',
    ])
  })

  it('sends the version that was picked last', () => {
    const [former, latest] = [file('a.pdf', 1), file('a.pdf', 1)]
    expect(addPicked(addPicked([], [former]), [latest])[0]?.file).toBe(latest)
    const changed = [{ id: 1, file: former, isChanged: true }]
    const longer = file('a.pdf', 2)
    expect(addPicked(changed, [longer])).toEqual([{ id: 1, file: longer }])
  })

  it('finds a file that was changed after it was picked, although Firefox still reads it', async () => {
    const documents = addPicked([], [file('a.pdf', 3), file('b.pdf', 3)])
    const [longer] = documents.map(({ file }) => file)
    Object.assign(longer as File, { arrayBuffer: async () => new ArrayBuffer(5) })
    expect([...(await findChanged(documents))]).toEqual([longer])
  })

  it('does not wait for files whose content arrives late, such as from a slow drive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const slow = file('wolke.pdf', 4)
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(new Promise(() => undefined))
    const gone = file('weg.pdf', 4)
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('gone'))
    const found = findChanged(addPicked([], [gone, file('preise.pdf', 4), slow]))
    await vi.advanceTimersByTimeAsync(10_000)
    // Sending reads the others, too, shows its progress and can be cancelled.
    expect([...(await found)]).toEqual([gone])
    vi.useRealTimers()
  })

  it('accepts a file again after it was removed', () => {
    expect(
      names(addPicked(addPicked([], [file('a.pdf', 1)]).slice(1), [file('a.pdf', 1)])),
    ).toEqual(['a.pdf'])
  })
})

describe('a picked document', () => {
  it.each(['preise.pdf', 'FAQ.DOCX', 'alt.doc', 'a.b.c.pdf'])('%s can be sent', (name) => {
    expect(documentError({ file: { name, size: maxDocumentBytes } })).toBeUndefined()
  })

  it.each(['bild.png', 'pdf', 'datei', 'x.pdf.exe', 'a.constructor'])(
    '%s has the wrong type',
    (name) => {
      expect(documentError({ file: { name, size: 1 } })).toMatch(/Dateityp/)
    },
  )

  it('is rejected for its type if it cannot be read, as a folder that was dropped', () => {
    const folder = { id: 1, file: file('Preise', 4096), isChanged: true }
    expect(documentError(folder)).toMatch(/Dateityp/)
    expect(documentsError([folder], limits)).toMatch(/entfernen Sie die markierten/)
  })

  it('is rejected above 10 MB and when it is empty', () => {
    expect(documentError({ file: { name: 'a.pdf', size: maxDocumentBytes + 1 } })).toMatch(
      /höchstens 10\sMB/,
    )
    expect(documentError({ file: { name: 'a.pdf', size: 0 } })).toMatch(/leer/)
  })
})

describe('the list as a whole', () => {
  it('is valid when it is empty or within the limits', () => {
    expect(documentsError([], limits)).toBeUndefined()
    expect(documentsError(addPicked([], [file('a.pdf', 1)]), limits)).toBeUndefined()
  })

  it('has a message for invalid, too many and too large documents', () => {
    const all = (...files: File[]) => documentsError(addPicked([], files), limits)
    expect(all(file('a.png', 1))).toMatch(/entfernen Sie die markierten/)
    expect(all(file('a.pdf', 1), file('b.pdf', 1), file('c.pdf', 1))).toMatch(/höchstens 2/)
    expect(all(file('a.pdf', 700_000), file('b.pdf', 700_000))).toMatch(/höchstens 1\sMB/)
  })
})
