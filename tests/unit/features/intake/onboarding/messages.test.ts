import { expect, it } from 'vitest'
import {
  messages,
  pickerHint,
  pickerHintInEnglish,
} from '../../../../../src/features/intake/onboarding/messages.ts'

it('names the field that is too long if the form has it', () => {
  expect(messages.fieldTooLong('company')).toBe(
    'Das Feld „Firma“ ist zu lang. Bitte kürzen Sie Ihre Angaben.',
  )
  for (const unknown of ['other', 'constructor']) {
    expect(messages.fieldTooLong(unknown)).toMatch(/^Ein Feld ist zu lang/)
  }
})

it('uses the singular for one document', () => {
  expect(messages.tooManyFiles(1, 'b.pdf')).toMatch(/höchstens 1 Dokument hoch/)
})

it('joins a size and its unit with a no-break space', () => {
  expect(pickerHint).toMatch(/10\u00a0MB/)
  expect(messages.totalTooLarge(100)).toMatch(/100\u00a0MB/)
  expect(messages.fileTooLarge('a.pdf')).toMatch(/10\u00a0MB/)
  expect(pickerHintInEnglish).toBe('max 10MB per file')
})
