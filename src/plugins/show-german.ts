import type { Field, Plugin } from 'payload'

const ShowGerman = '/src/features/editing/translations/components/show-german.tsx#ShowGerman'

/**
 * Adds a switch to the form of each translated document that shows the German text under each
 * field.
 */
export const showGerman: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => {
    if (!isTranslated(each.fields)) return each
    const { components } = each.admin ?? {}
    const edit = { ...components?.edit, ...addSwitch(components?.edit) }
    return { ...each, admin: { ...each.admin, components: { ...components, edit } } }
  }),
  globals: config.globals?.map((each) => {
    if (!isTranslated(each.fields)) return each
    const { components } = each.admin ?? {}
    const elements = { ...components?.elements, ...addSwitch(components?.elements) }
    return { ...each, admin: { ...each.admin, components: { ...components, elements } } }
  }),
})

type Slots = { beforeDocumentControls?: unknown[] }

const addSwitch = (slots: Slots | undefined) => ({
  beforeDocumentControls: [...((slots?.beforeDocumentControls ?? []) as string[]), ShowGerman],
})

function isTranslated(fields: Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => isTranslated(tab.fields))
    return 'fields' in field && isTranslated(field.fields)
  })
}
