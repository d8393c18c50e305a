import type { Field } from 'payload'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { labelIn } from '../content/format-issue.ts'

type LabelledValue = {
  name: string
  type: Field['type']
  /** Undefined if the field has no label, such as fields that only the server writes. */
  label: string | undefined
  value: string
}

const textual = ['text', 'textarea', 'email', 'select']

/** Returns the non-empty text and select values of a document, with their labels in the CMS. */
export function labelledValues(
  fields: readonly Field[],
  values: Record<string, unknown>,
  language: StaffLanguage,
): LabelledValue[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !textual.includes(field.type)) return []
    const { name, type } = field
    const value = values[name]
    if (typeof value !== 'string' || value === '') return []
    const label = labelIn('label' in field ? field.label : undefined, language)
    if (field.type !== 'select') return [{ name, type, label, value }]
    const option = field.options.find((each) => typeof each === 'object' && each.value === value)
    const text = labelIn(typeof option === 'object' ? option.label : undefined, language)
    return [{ name, type, label, value: text || value }]
  })
}
