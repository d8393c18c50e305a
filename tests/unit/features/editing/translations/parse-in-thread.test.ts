import { expect, it } from 'vitest'
import { parseInThread } from '../../../../../src/features/editing/translations/parse-in-thread.ts'
import { parseXliff } from '../../../../../src/features/editing/translations/xliff.ts'

const file = (units: string) =>
  `<xliff version="1.2"><file source-language="de" target-language="ro">${units}</file></xliff>`

it('a large file is parsed while the event loop turns', async () => {
  const text = file(
    '<trans-unit id="a"><source>x</source><target>y</target></trans-unit>'.repeat(9000),
  )
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  const parsed = await parseInThread(text)
  clearInterval(counting)
  expect(parsed).toEqual(parseXliff(text))
  expect(turns).toBeGreaterThan(10)
})

it('the thread rejects what the parser rejects, and parses the next file', async () => {
  expect(await parseInThread('<xliff')).toBeUndefined()
  expect((await parseInThread(file('<trans-unit id="a"/>')))?.units).toHaveLength(1)
})
