import { expect, it } from 'vitest'
import {
  type LaunchSettings,
  loadLaunchSteps,
} from '../../src/features/back-office/dashboard/launch.ts'
import { claimSource, contactFacts, operatorFacts } from '../../src/seed/facts.ts'
import { desk, original, setUpDesk } from '../support/editors-desk.ts'
import { publish } from '../support/editors-writes.ts'

setUpDesk()

const samples = { operator: operatorFacts, email: contactFacts.email, claimSource }

async function openSteps(settings: LaunchSettings = {}) {
  const steps = await loadLaunchSteps({ payload: desk.payload, samples, settings })
  return steps.filter(({ isDone }) => !isDone).map(({ id }) => id)
}

it('a seeded site has everything before it that only the operator knows', async () => {
  expect(await openSteps()).toEqual([
    'company',
    'contact',
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

it('what is set up and what has been replaced is done', async () => {
  const { operator } = original<{ operator: object }>('site-settings', 'de')
  await desk.payload.updateGlobal({
    slug: 'site-settings',
    locale: 'de',
    data: {
      email: 'hallo@salon.example',
      operator: { ...operator, company: 'Salon Sabine', registerNumber: null },
      ...publish,
    } as never,
  })
  const open = await openSteps({ siteUrl: 'https://salon.example', smtpUrl: 'smtp://mail' })
  expect(open).toEqual(['testimonials', 'sources'])
})
