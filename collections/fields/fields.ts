import type {
  ArrayField,
  Field,
  GroupField,
  NamedTab,
  PayloadRequest,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { generateSlug, isSlug } from '../hooks/generate-slug.ts'

type Label = { de: string; en: string }

/** A label for the CMS in the two languages that its staff work in; Payload falls back to English. */
export const label = (de: string, en: string): Label => ({ de, en })

type Extra = { optional?: boolean; description?: Label }

/** Under a text: its description, how it reads with its placeholders filled, and how long it is. */
const fieldNote = '/src/features/editing/form/components/field-note.tsx#FieldNote'

/** One line of copy, in every language. */
export const copy = (name: string, text: Label, extra: Extra = {}): TextField => ({
  name,
  type: 'text',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description, components: { Description: fieldNote } },
})

/** Several lines of copy, in every language. */
export const longCopy = (name: string, text: Label, extra: Extra = {}): TextareaField => ({
  name,
  type: 'textarea',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description, components: { Description: fieldNote } },
})

/** Copy of which search engines and link previews cut off what is longer than this. */
export const counted = <Copy extends TextField | TextareaField>(
  field: Copy,
  limit: number,
): Copy => ({
  ...field,
  admin: {
    ...field.admin,
    components: { Description: { path: fieldNote, clientProps: { limit } } },
  },
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

/** A list of short phrases, each language with its own, written as lines. */
export const copyList = (name: string, text: Label): TextField => ({
  name,
  type: 'text',
  label: text,
  hasMany: true,
  localized: true,
  required: true,
  minRows: 1,
  maxRows: 20,
  admin: {
    components: { Field: '/src/features/editing/form/components/lines-field.tsx#LinesField' },
  },
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

/** A part of a page as a tab of its form, stored as a section is. */
export const sectionTab = (
  name: string,
  text: Label,
  fields: Field[],
  more: Pick<NamedTab, 'custom' | 'admin'> = {},
): NamedTab => ({ name, label: text, fields, ...more })

/** The rows of a list by what stands in these fields of them, instead of by their number alone. */
export const rowsNamedBy = (...fields: string[]) => ({
  RowLabel: { path: '/src/lib/cms/row-label.tsx#RowLabel', clientProps: { fields } },
})

type RowsExtra = { name: string; label: Label; count: number; fields: Field[]; namedBy: string[] }

/**
 * Exactly `count` rows, the same in every language: only the texts in them are localized, so that
 * no language can have a row more or less than another.
 */
export const fixedRows = ({
  name,
  label: text,
  count,
  fields,
  namedBy,
}: RowsExtra): ArrayField => ({
  name,
  type: 'array',
  label: text,
  required: true,
  minRows: count,
  maxRows: count,
  admin: { initCollapsed: true, components: rowsNamedBy(...namedBy) },
  fields,
})

/** The choices of a field, by what the staff call them. */
export const choices = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
) => values.map((value) => ({ value, label: labels[value] }))

const badSlug = label(
  'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden, etwa „rund-um-die-uhr“.',
  'Please use lowercase letters, digits and hyphens only, such as “around-the-clock”.',
)

/**
 * The name by which a record is known, the same in every language. It is made of the record's title
 * when it is first published, and nobody is asked for it: visitors do not see it.
 */
export const slugField = (titleField: string): TextField => ({
  name: 'slug',
  type: 'text',
  label: label('Kennung', 'Slug'),
  required: true,
  unique: true,
  index: true,
  admin: { hidden: true },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || isSlug(value) || badSlug[staffLanguage(req.i18n.language)],
  hooks: { beforeValidate: [generateSlug(titleField)], beforeDuplicate: [() => null] },
})

/** Which of the few pages a record is for; once it is made, it stays. */
export const pageSlugField = (options: SelectField['options']): SelectField => ({
  name: 'slug',
  type: 'select',
  label: label('Seite', 'Page'),
  required: true,
  unique: true,
  index: true,
  options,
  admin: { position: 'sidebar' },
})

/** The pictograms that copy may carry; `components/ui/sprite-icon.tsx` draws each of them. */
export const iconField = (options: SelectField['options']): SelectField => ({
  name: 'icon',
  type: 'select',
  label: label('Symbol', 'Icon'),
  required: true,
  options,
})
