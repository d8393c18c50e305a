import fs from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { removeMetadata } from '../../../../../src/features/editing/recordings/remove-metadata.ts'
import { silence } from '../../../../support/recordings.ts'

const read = (extension: string) =>
  fs.readFileSync(path.resolve(`tests/fixtures/aufnahme.${extension}`))
const [mp3, m4a, ogg] = ['mp3', 'm4a', 'ogg'].map(read) as [Buffer, Buffer, Buffer]

/** Part of each text in the files' metadata. */
const metadata = 'Musterweg 5'

const durationOf = (data: Uint8Array) =>
  new Input({ source: new BufferSource(data), formats: ALL_FORMATS }).computeDuration()

describe('an MP3', () => {
  /** An APEv2 tag with one comment, as it ends a file. */
  const apeTag = () => {
    const item = Buffer.from(`\v\0\0\0\0\0\0\0Comment\0${metadata}`, 'latin1')
    const tag = Buffer.concat([item, Buffer.from('APETAGEX'), Buffer.alloc(24)])
    tag.writeUInt32LE(2000, item.length + 8)
    tag.writeUInt32LE(tag.length, item.length + 12)
    tag.writeUInt32LE(1, item.length + 16)
    return tag
  }
  const id3v1Tag = Buffer.from(`TAG${metadata}`.padEnd(128, '\0'), 'latin1')

  it('keeps all of its sound and loses the tags at both ends', () => {
    const sound = silence(1).data
    const tag = mp3.subarray(0, 131)
    const cleaned = removeMetadata(Buffer.concat([tag, sound, apeTag(), id3v1Tag]), 'audio/mpeg')
    expect(Buffer.from(cleaned).equals(sound)).toBe(true)
  })

  it('that was joined from different ones keeps the sound of each and loses the tags between', async () => {
    const stereo = silence(2).data
    const joined = Buffer.concat([mp3, id3v1Tag, mp3.subarray(0, 131), stereo])
    const cleaned = Buffer.from(removeMetadata(joined, 'audio/mpeg'))
    expect(cleaned.includes(metadata)).toBe(false)
    expect(cleaned.equals(Buffer.concat([mp3.subarray(131), stereo]))).toBe(true)
  })

  it('that was joined from two with nothing but ID3v1 keeps the sound of each', () => {
    const sound = silence(1).data
    const joined = Buffer.concat([sound, id3v1Tag, sound, apeTag(), id3v1Tag])
    const cleaned = Buffer.from(removeMetadata(joined, 'audio/mpeg'))
    expect(cleaned.equals(Buffer.concat([sound, sound]))).toBe(true)
  })

  it('loses ID3v2 tags at its end, also before ID3v1', () => {
    const sound = silence(1).data
    const tag = mp3.subarray(0, 131)
    for (const end of [[tag], [tag, id3v1Tag], [tag, Buffer.alloc(4)]]) {
      const cleaned = removeMetadata(Buffer.concat([sound, ...end]), 'audio/mpeg')
      expect(Buffer.from(cleaned).includes(metadata)).toBe(false)
    }
  })
})

describe('an M4A', () => {
  it('keeps its sound where it is', async () => {
    const cleaned = Buffer.from(removeMetadata(m4a, 'audio/mp4'))
    expect(cleaned.includes(metadata)).toBe(false)
    expect(cleaned.length).toBe(m4a.length)
    expect(await durationOf(cleaned)).toBe(await durationOf(m4a))
  })

  it('that was trimmed without encoding it anew does not get back what was cut away', () => {
    const trimmed = Buffer.from(m4a)
    const editList = trimmed.indexOf('elst')
    trimmed.writeUInt32BE(500, editList + 12)
    const cleaned = Buffer.from(removeMetadata(trimmed, 'audio/mp4'))
    const length = 28
    expect(cleaned.includes(trimmed.subarray(editList, editList + length - 4))).toBe(true)
  })

  it('whose table names the same bytes many times does not get larger', () => {
    const repeated = repeatSamples(m4a, 1000)
    expect(removeMetadata(repeated, 'audio/mp4').length).toBe(repeated.length)
  })

  it.each([
    ['has a picture or place as a track of its own', 'soun', 'meta'],
    ['is lossless, which not every browser plays', 'mp4a', 'alac'],
  ])('is rejected if it %s', (_, from, to) => {
    const other = Buffer.from(m4a)
    other.write(to, other.indexOf(from), 'latin1')
    expect(() => removeMetadata(other, 'audio/mp4')).toThrow()
  })
})

describe('an Ogg file', () => {
  it('keeps its sound where it is', async () => {
    const cleaned = Buffer.from(removeMetadata(ogg, 'audio/ogg'))
    expect(cleaned.includes(metadata)).toBe(false)
    expect(cleaned.length).toBe(ogg.length)
    expect(await durationOf(cleaned)).toBe(await durationOf(ogg))
  })

  it('that was joined from two keeps both', () => {
    const joined = Buffer.concat([ogg, ogg])
    const cleaned = Buffer.from(removeMetadata(joined, 'audio/ogg'))
    expect(cleaned.includes(metadata)).toBe(false)
    const once = removeMetadata(ogg, 'audio/ogg')
    expect(cleaned.equals(Buffer.concat([once, once]))).toBe(true)
  })
})

it.each([
  ['audio/mp4', m4a],
  ['audio/ogg', ogg],
] as const)('what follows the sound of a file is removed: %s', async (type, file) => {
  for (const rest of [
    Buffer.from('\n'),
    Buffer.alloc(4),
    Buffer.from(`TAG${metadata}`.padEnd(128)),
  ]) {
    const cleaned = Buffer.from(removeMetadata(Buffer.concat([file, rest]), type))
    expect(cleaned.includes(metadata)).toBe(false)
    expect(await durationOf(cleaned)).toBe(await durationOf(file))
  }
})

describe('a damaged file', () => {
  it.each([
    ['audio/mpeg', Buffer.concat([mp3.subarray(0, 131)])],
    ['audio/mp4', m4a.subarray(0, 500)],
    ['audio/mp4', m4a.subarray(0, 2412)],
    ['audio/ogg', ogg.subarray(0, 500)],
    ['audio/ogg', ogg.subarray(0, 28 + 19)],
  ] as const)('is rejected: %s, case %#', (type, data) => {
    expect(() => removeMetadata(data, type)).toThrow()
  })

  it.each([
    ['audio/mpeg', mp3],
    ['audio/mp4', m4a],
    ['audio/ogg', ogg],
  ] as const)('is rejected or does not get larger, whatever is damaged: %s', (type, data) => {
    for (let at = 0; at < data.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(data)
        damaged[at] = value
        const attempt = () => removeMetadata(damaged, type).length
        let length = 0
        try {
          length = attempt()
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
        expect(length).toBeLessThanOrEqual(data.length)
      }
    }
  })
})

/** Makes the sample table of an M4A name its first bytes as each of `count` samples. */
function repeatSamples(file: Buffer, count: number): Buffer {
  const size = 2000
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4)
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
    return bytes
  }
  const box = (type: string, content: Buffer) =>
    Buffer.concat([numbers(content.length + 8), Buffer.from(type), content])
  const start = file.indexOf('mdat') + 4
  const tables: Record<string, Buffer> = {
    stts: box('stts', numbers(0, 1, count, 1024)),
    stsc: box('stsc', numbers(0, 1, 1, 1, 1)),
    stsz: box('stsz', numbers(0, size, count)),
    stco: box('stco', numbers(0, count, ...Array.from({ length: count }, () => start))),
  }
  const rebuild = (bytes: Buffer): Buffer => {
    const parts: Buffer[] = []
    for (let at = 0; at < bytes.length; ) {
      const length = bytes.readUInt32BE(at)
      const type = bytes.toString('latin1', at + 4, at + 8)
      const content = bytes.subarray(at + 8, at + length)
      const isContainer = ['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(type)
      parts.push(tables[type] ?? box(type, isContainer ? rebuild(content) : content))
      at += length
    }
    return Buffer.concat(parts)
  }
  return rebuild(file)
}
