import { expect, it } from 'vitest'
import { context, originalContent, setUpEditor } from '../../support/editor-context.ts'
import { asPublished } from '../../support/editor-writes.ts'
import { messages } from '../../support/rejections.ts'

setUpEditor()

type Operator = { company: string; registerNumber?: string | null }

const publishOperator = (change: Partial<Operator>) =>
  context.payload.updateGlobal({
    slug: 'site-settings',
    locale: 'de',
    data: {
      operator: {
        ...originalContent<{ operator: Operator }>('site-settings', 'de').operator,
        ...change,
      },
      ...asPublished,
    } as never,
    overrideAccess: false,
    user: context.user as never,
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
