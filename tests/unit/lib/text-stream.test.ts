import { expect, it } from 'vitest'
import { textStream } from '../../../src/lib/http/web-stream.ts'

it('a long text is encoded in pieces, and keeps a character that is split between two', async () => {
  const text = `a${'😀'.repeat(500_000)}`
  let bytes = 0
  const decoder = new TextDecoder()
  let received = ''
  for await (const piece of textStream(text) as unknown as AsyncIterable<Uint8Array>) {
    expect(piece.length).toBeLessThan(1_000_000)
    bytes += piece.length
    received += decoder.decode(piece, { stream: true })
  }
  expect([bytes, received === text]).toEqual([2_000_001, true])
})
