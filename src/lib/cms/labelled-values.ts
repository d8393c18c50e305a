import type { Field } from 'payload'
import type { StaffLanguage } from '../../i18n/staff.ts'

/** A text or choice of a document; `label` is missing where the CMS shows none. */
type LabelledValue = { name: string; label?: string; value: string; isMultiline: boolean }

/** The texts and choices that a document holds, in the CMS's words. */
export function labelledValues(
  fields: readonly Field[],
  document: Record<string, unknown>,
  language: StaffLanguage,
): LabelledValue[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !['text', 'textarea', 'email', 'select'].includes(field.type))
      return []
    const value = document[field.name]
    if (typeof value !== 'string' || value === '') return []
    return {
      name: field.name,
      label: labelIn('label' in field ? field.label : undefined, language),
      value: field.type === 'select' ? optionLabel(field.options, value, language) : value,
      isMultiline: field.type === 'textarea',
    }
  })
}

type Options = Extract<Field, { type: 'select' }>['options']

function optionLabel(options: Options, value: string, language: StaffLanguage): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  return (typeof option === 'object' && labelIn(option.label, language)) || value
}

function labelIn(label: unknown, language: StaffLanguage): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null || !(language in label)) return undefined
  return String((label as Record<StaffLanguage, unknown>)[language])
}
