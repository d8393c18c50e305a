import { expect, it } from 'vitest'
import {
  boundaryOf,
  delimiterCounter,
} from '../../../../../src/features/intake/onboarding/count-delimiters.ts'

it.each(['x', '"x"', '-', '"a b"'])(
  'counts delimiters across chunks of any size: boundary %s',
  (boundary) => {
    const delimiter = `--${boundary.replaceAll('"', '')}`
    const body = Buffer.from(
      `${delimiter}\r\n\r\na--\r\n-\r\n${delimiter}\r\n\r\n\r\n${delimiter}--\r\n`,
    )
    for (let size = 1; size <= body.length; size++) {
      const count = delimiterCounter(
        boundaryOf(`multipart/form-data; boundary=${boundary}; charset=utf-8`) ?? '',
      )
      let delimiters = 0
      for (let at = 0; at < body.length; at += size)
        delimiters = count(body.subarray(at, at + size))
      expect(delimiters).toBe(3)
    }
  },
)
