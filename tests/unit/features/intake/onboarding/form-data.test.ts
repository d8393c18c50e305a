import { expect, it } from 'vitest'
import { toFormData } from '../../../../../src/features/intake/onboarding/form-data.ts'
import { onboarding } from '../../../../support/onboarding.ts'

const parts = { input: onboarding, files: [], honeypot: { name: 't', value: '' } }

it('contains the eleven text fields, the documents and the honeypot', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  const data = toFormData({ ...parts, files, idempotencyKey: 'key' })
  for (const [name, value] of Object.entries(onboarding)) expect(data.get(name)).toBe(value)
  expect(data.getAll('documents').map((file) => (file as File).name)).toEqual(['a.pdf', 'b.pdf'])
  expect(data.get('idempotencyKey')).toBe('key')
  expect(data.get('t')).toBe('')
})

it('omits fields that are not set', () => {
  expect(toFormData(parts).has('idempotencyKey')).toBe(false)
  expect(toFormData(parts).has('documents')).toBe(false)
})
