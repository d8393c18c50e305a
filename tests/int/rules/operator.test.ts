import { expect, it } from 'vitest'
import { desk, original, setUpDesk } from '../../support/editors-desk.ts'
import { publish } from '../../support/editors-writes.ts'
import { messages } from '../../support/rejections.ts'

setUpDesk()

type Operator = { company: string; registerNumber?: string | null }

const publishOperator = (change: Partial<Operator>) =>
  desk.payload.updateGlobal({
    slug: 'site-settings',
    locale: 'de',
    data: {
      operator: { ...original<{ operator: Operator }>('site-settings', 'de').operator, ...change },
      ...publish,
    } as never,
    overrideAccess: false,
    user: desk.user as never,
  })

it('a company with a register entry must state it in the imprint', async () => {
  const error = await publishOperator({ registerNumber: '' }).catch((reason) => reason)
  expect(messages(error)).toEqual([expect.stringContaining('§ 5 Abs. 1 Nr. 4 DDG')])
  expect(error.data.errors[0].path).toBe('operator.registerNumber')
})

it('an operator without a register entry does not have to state one', async () => {
  const { operator } = await publishOperator({ company: 'Maria Muster', registerNumber: '' })
  expect(operator.company).toBe('Maria Muster')
})
