import { describe, expect, it } from 'vitest'
import { ruleMessages } from '../../../collections/rules/messages.ts'
import { context, originalContent, setUpEditor } from '../../support/editor-context.ts'
import { asPublished } from '../../support/editor-writes.ts'
import { messages } from '../../support/rejections.ts'

setUpEditor()

describe('claims', () => {
  type Claim = { key: string; value: string; kind: string; source: string }
  const claims = () => originalContent<{ items: Claim[] }>('claims', 'de').items
  const publishClaims = (items: Partial<Claim>[]) =>
    context.payload.updateGlobal({
      slug: 'claims',
      data: { items, ...asPublished } as never,
      overrideAccess: false,
      user: context.user as never,
    })

  it('can be neither removed nor renamed while copy quotes them', async () => {
    const without = claims().filter(({ key }) => key !== 'trialDays')
    for (const items of [
      without,
      [...without, { key: 'freeDays', value: '14', kind: 'plain', source: 'Angebot' }],
    ]) {
      const error = await publishClaims(items).catch((reason) => reason)
      expect(messages(error)).toEqual([
        expect.stringMatching(
          /^Der Schlüssel \{trialDays\} wird noch gebraucht – .*Assistent „Clara“ › .*Alle Sprachen/,
        ),
      ])
      expect(error.data.errors[0].path).toBe('items')
    }
    const { items } = await context.payload.findGlobal({ slug: 'claims' })
    expect(items.map(({ key }) => key)).toContain('trialDays')
  })

  it('are limited to the length of figures because copy may repeat them', async () => {
    const long = claims().map((claim, index) =>
      index === 0 ? { ...claim, value: 'x'.repeat(101) } : claim,
    )
    await expect(publishClaims(long)).rejects.toMatchObject({ status: 400 })
    const { status } = await context.rest('POST', 'globals/claims', { items: long })
    expect(status).toBe(400)
  })

  it('cannot be removed while the mails use them', async () => {
    await context.payload.updateGlobal({
      slug: 'claims',
      data: {
        items: [...claims(), { key: 'onlyInMails', value: '1', kind: 'plain', source: 'x' }],
        ...asPublished,
      } as never,
    })
    const mails = await context.payload.findGlobal({ slug: 'mails', locale: 'ro', depth: 0 })
    const say = (body: string) =>
      context.payload.updateGlobal({
        slug: 'mails',
        locale: 'ro',
        data: { contact: { ...mails.contact, body } },
      })
    await say('{onlyInMails}')
    await expect(publishClaims(claims())).rejects.toThrow(
      'E-Mails › An Kunden: Kontaktanfrage › Text (Rumänisch)',
    )
    await say(mails.contact.body)
    await publishClaims(claims())
  })

  it('cannot be removed if the deadlines of requests depend on them', async () => {
    const without = claims().filter(({ key }) => key !== 'setupHours')
    const error = await publishClaims(without).catch((reason) => reason)
    expect(messages(error)).toContainEqual(expect.stringMatching(/die Fristen der Anfragen/))
  })

  it.each(['9e15', '1e30', 'Infinity', 'NaN', '0', '-24', '24.5', '8761', 'ein Tag'])(
    'that deadlines depend on must be whole hours, not %s',
    async (value) => {
      for (const key of ['setupHours', 'replyHours']) {
        const items = claims().map((claim) => (claim.key === key ? { ...claim, value } : claim))
        const error = await publishClaims(items).catch((reason) => reason)
        expect(error.data.errors).toEqual([
          expect.objectContaining({
            path: `items.${items.findIndex((claim) => claim.key === key)}.value`,
            message: ruleMessages.de.claims.noHours(key),
          }),
        ])
      }
    },
  )

  it('cannot be unpublished while copy quotes them', async () => {
    const unpublish = context.payload.updateGlobal({
      slug: 'claims',
      data: { _status: 'draft' } as never,
    })
    const error = await unpublish.catch((reason) => reason)
    expect(messages(error)).toContainEqual(
      expect.stringMatching(/\{trialDays\} wird noch gebraucht/),
    )
  })

  it('need a unique key and a value', async () => {
    const [first, ...others] = claims() as [Claim, ...Claim[]]
    for (const [changed, path, message] of [
      [
        { ...first, key: others[0]?.key },
        'items.1.key',
        `Den Schlüssel {${others[0]?.key}} gibt es zweimal.`,
      ],
      [
        { ...first, value: ' ' },
        'items.0.value',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Zahl fehlt.',
      ],
      [
        { ...first, source: '' },
        'items.0.source',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Quelle fehlt.',
      ],
      [
        { ...first, key: '' },
        'items.0.key',
        'Alle Sprachen: Werbeaussagen › Aussagen 1 › Schlüssel fehlt.',
      ],
      [
        { ...first, key: 'zwei Worte' },
        'items.0.key',
        ruleMessages.de.claims.wrongKey('zwei Worte'),
      ],
      [{ ...first, key: 'brand' }, 'items.0.key', ruleMessages.de.claims.reserved('brand')],
      [
        { ...first, kind: 'percent', value: '97,5' },
        'items.0.value',
        ruleMessages.de.claims.noNumber(first.key),
      ],
    ] as const) {
      const error = await publishClaims([changed, ...others]).catch((reason) => reason)
      expect(error.data.errors).toEqual(
        expect.arrayContaining([expect.objectContaining({ path, message })]),
      )
    }
  })

  it('can be added, and removed while no text quotes them', async () => {
    await publishClaims([...claims(), { key: 'test', value: '7', kind: 'plain', source: 'Test' }])
    await publishClaims(claims())
    const { items } = await context.payload.findGlobal({ slug: 'claims' })
    expect(items).toHaveLength(claims().length)
  })
})
