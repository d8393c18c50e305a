import { expect, it } from 'vitest'
import {
  type LaunchSettings,
  loadLaunchSteps,
} from '../../src/features/back-office/dashboard/launch.ts'
import {
  claimSource,
  contactFacts as contact,
  operatorFacts as operator,
} from '../../src/seed/facts.ts'
import { context, setUpEditor } from '../support/editor-context.ts'
import { asPublished } from '../support/editor-writes.ts'

setUpEditor()

const samples = { operator, contact, claimSource }

async function openSteps(settings: LaunchSettings = {}) {
  const steps = await loadLaunchSteps({ payload: context.payload, samples, settings })
  return steps.filter(({ isDone }) => !isDone).map(({ id }) => id)
}

it('a newly seeded site lists all steps that need information from the operator', async () => {
  expect(await openSteps()).toEqual([
    'company',
    'contact',
    'providers',
    'testimonials',
    'sources',
    'mail',
    'address',
  ])
  expect(await openSteps({ siteUrl: 'http://localhost', smtpUrl: 'smtp://mail' })).toContain(
    'address',
  )
  expect(await openSteps({ isRetentionDryRun: true })).toContain('deletion')
})

it('a step is done once its settings are set and its sample content is replaced', async () => {
  const real = {
    company: 'Salon Sabine',
    address: 'Lindenweg 3, 10115 Berlin',
    representative: 'Sabine Krüger',
    editor: 'Sabine Krüger, Lindenweg 3, 10115 Berlin',
  }
  const none = { registerCourt: null, registerNumber: null, vatId: null, mobile: null }
  await save({ operator: { ...real, ...none }, email: 'hallo@salon.example' })
  const settings = { siteUrl: 'https://salon.example', smtpUrl: 'smtp://mail' }
  expect(await openSteps(settings)).toEqual(['contact', 'providers', 'testimonials', 'sources'])

  const providers = { hosting: 'Rechenwerk GmbH, Berlin', mail: 'Postwerk GmbH, Bonn' }
  await save({ phone: '+49 30 23125 111', providers })
  expect(await openSteps(settings)).toContain('providers')
  await save({ providers: { ...providers, automation: 'n8n, von uns selbst betrieben' } })
  expect(await openSteps(settings)).toEqual(['testimonials', 'sources'])

  await save({ operator: { ...real, ...none, mobile: operator.mobile } })
  expect(await openSteps(settings)).toContain('company')
})

async function save(data: object) {
  await context.payload.updateGlobal({
    slug: 'site-settings',
    locale: 'de',
    data: { ...data, ...asPublished } as never,
  })
}
