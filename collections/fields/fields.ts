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

/** A label in the two languages of the CMS; Payload falls back to English. */
export const label = (de: string, en: string): Label => ({ de, en })

type Extra = { optional?: boolean; description?: Label }

/**
 * Shown below a text: its description, a preview with its placeholders filled in, and its length.
 */
const fieldNote = '/src/features/editing/form/components/field-note.tsx#FieldNote'

/** A localized line of copy. */
export const copy = (name: string, text: Label, extra: Extra = {}): TextField => ({
  name,
  type: 'text',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description, components: { Description: fieldNote } },
})

/** Localized copy of several lines. */
export const longCopy = (name: string, text: Label, extra: Extra = {}): TextareaField => ({
  name,
  type: 'textarea',
  label: text,
  localized: true,
  required: !extra.optional,
  admin: { description: extra.description, components: { Description: fieldNote } },
})

/** Shows a character count; search engines and link previews cut off longer texts. */
export const withCharacterCount = <Copy extends TextField | TextareaField>(
  field: Copy,
  limit: number,
): Copy => ({
  ...field,
  admin: {
    ...field.admin,
    components: { Description: { path: fieldNote, clientProps: { limit } } },
  },
})

/** Makes copy German only: one text for all languages. */
export const germanText = <Copy extends TextField | TextareaField>(field: Copy): Copy => ({
  ...field,
  localized: false,
})

/** Marks a field as a link; publishing validates its URL. */
export const link = <Link extends TextField>(field: Link): Link => ({
  ...field,
  custom: { ...field.custom, isLink: true },
})

/**
 * Allows additional placeholders in a section's texts; read by `lib/content/validate-content.ts`.
 */
export const withPlaceholders = (...placeholders: string[]) => ({ custom: { placeholders } })

/** A localized list of short phrases, one per line. */
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
    // Payload compares the whole list, not its texts.
    disableListFilter: true,
  },
})

/** A group of fields with a heading. */
export const section = (name: string, text: Label, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label: text,
  fields,
})

/** A section shown as a tab of the form; stored like `section`. */
export const sectionTab = (
  name: string,
  text: Label,
  fields: Field[],
  more: Pick<NamedTab, 'custom' | 'admin'> = {},
): NamedTab => ({ name, label: text, fields, ...more })

/** Labels the rows of a list with the values of these fields instead of their number. */
export const labelRowsBy = (...fields: string[]) => ({
  RowLabel: { path: '/src/lib/cms/row-label.tsx#RowLabel', clientProps: { fields } },
})

/**
 * Options of each list in a form. In the form for several documents, every list seems empty, and its rows
 * replace those of the documents, in all languages.
 */
export const listOfForm = { disableBulkEdit: true } as const

type RowsExtra = { name: string; label: Label; count: number; fields: Field[]; namedBy: string[] }

/**
 * A list of exactly `count` rows that all languages share; only their texts are localized, so no
 * language can have more or fewer rows.
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
  admin: { ...listOfForm, initCollapsed: true, components: labelRowsBy(...namedBy) },
  fields,
})

/** Options of a select field with their labels. */
export const choices = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
) => values.map((value) => ({ value, label: labels[value] }))

const badSlug = label(
  'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden, etwa „rund-um-die-uhr“.',
  'Please use lowercase letters, digits and hyphens only, such as “around-the-clock”.',
)

/**
 * The slug of a record, the same in every language. It is generated from the title on first
 * publication and hidden in the form, because visitors never see it.
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

/** Selects the page that a record belongs to. */
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

/** Selects an icon; `components/ui/sprite-icon.tsx` renders it. */
export const iconField = (options: SelectField['options']): SelectField => ({
  name: 'icon',
  type: 'select',
  label: label('Symbol', 'Icon'),
  required: true,
  options,
})
