import type { ArrayField, Field, GroupField, SelectField, TextareaField, TextField } from 'payload'

type Label = { de: string; en: string }

/** A label for the CMS in the two languages that its staff work in; Payload falls back to English. */
export const label = (de: string, en: string): Label => ({ de, en })

type Extra = { optional?: boolean; description?: Label }

/** One line of copy, in every language. */
export const copy = (name: string, text: Label, extra: Extra = {}): TextField => ({
  name,
  type: 'text',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description },
})

/** Several lines of copy, in every language. */
export const longCopy = (name: string, text: Label, extra: Extra = {}): TextareaField => ({
  name,
  type: 'textarea',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description },
})

/** The same copy for what exists in German only: one text for all languages. */
export const inGerman = <Copy extends TextField | TextareaField>(field: Copy): Copy => ({
  ...field,
  localized: false,
})

/** An address that a page links to; what leads nowhere is not published. */
export const link = <Link extends TextField>(field: Link): Link => ({
  ...field,
  custom: { ...field.custom, isLink: true },
})

/** What `lib/content/validate-content.ts` reads of a part whose texts have placeholders of their own. */
export const knowsPlaceholders = (...placeholders: string[]) => ({ custom: { placeholders } })

/** A list of short phrases, each language with its own. */
export const copyList = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  hasMany: true,
  localized: true,
  required: true,
  minRows: 1,
})

/** A heading with the text under it. */
export const section = (
  name: string,
  text: Label,
  fields: Field[],
  more: Pick<GroupField, 'custom'> = {},
): GroupField => ({
  name,
  type: 'group',
  label: text,
  fields,
  ...more,
})

type RowsExtra = { name: string; label: Label; count: number; fields: Field[] }

/**
 * Exactly `count` rows, the same in every language: only the texts in them are localized, so that
 * no language can have a row more or less than another.
 */
export const fixedRows = ({ name, label: text, count, fields }: RowsExtra): ArrayField => ({
  name,
  type: 'array',
  label: text,
  required: true,
  minRows: count,
  maxRows: count,
  admin: { initCollapsed: true },
  fields,
})

/** The choices of a field, by what the staff call them. */
export const choices = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
) => values.map((value) => ({ value, label: labels[value] }))

/** The name by which a record is known, the same in every language; of some there are only a few. */
export const slugField = (options?: SelectField['options']): SelectField | TextField => {
  const shared = {
    name: 'slug',
    label: label('Kennung', 'Slug'),
    required: true,
    unique: true,
    index: true,
    admin: { position: 'sidebar' as const },
  }
  if (options) return { ...shared, type: 'select', options }
  const description = label(
    'Ein kurzer, einmaliger Name aus Kleinbuchstaben und Bindestrichen, etwa „rund-um-die-uhr“. Besucher sehen ihn nicht.',
    'A short, unique name in lowercase letters and hyphens, such as “around-the-clock”. Visitors don’t see it.',
  )
  return { ...shared, type: 'text', admin: { ...shared.admin, description } }
}

/** The pictograms that copy may carry; `components/ui/icon.tsx` draws each of them. */
export const iconField = (options: SelectField['options']): SelectField => ({
  name: 'icon',
  type: 'select',
  label: label('Symbol', 'Icon'),
  required: true,
  options,
})
