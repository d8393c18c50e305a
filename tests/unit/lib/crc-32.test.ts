import theirs from 'crc-32'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import ours from '../../../src/lib/files/crc-32.ts'

it('gives the checksums of the package that it stands in for', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      const begun = ours.buf(first, Buffer.alloc(4))
      expect(begun).toBe(theirs.buf(first))
      // The archiver hands the first result on without its sign.
      expect(ours.buf(second, begun >>> 0)).toBe(theirs.buf(second, begun))
    }),
  )
})
