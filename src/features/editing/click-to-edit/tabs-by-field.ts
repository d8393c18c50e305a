import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/**
 * The tabs to open for each field, from the outside to the inside, as positions among their siblings.
 * The keys are names as in the form's ids; a field inside a listed field is in the same tabs.
 */
export type TabsByField = Record<string, number[]>

type Form = Pick<CollectionConfig | GlobalConfig, 'slug' | 'fields'>

/** Lists the tabs of all forms that have some, by path in the CMS: `globals/landing`, `personas`. */
export function tabsOfForms(forms: {
  collections: readonly Form[]
  globals: readonly Form[]
}): Record<string, TabsByField> {
  const named = [
    ...forms.collections.map(({ slug, fields }) => [slug, tabsByField(fields)] as const),
    ...forms.globals.map(({ slug, fields }) => [`globals/${slug}`, tabsByField(fields)] as const),
  ]
  return Object.fromEntries(named.filter(([, tabs]) => Object.keys(tabs).length > 0))
}

/** Lists the tabs around the fields of a form. Each level of a form has at most one set of tabs. */
function tabsByField(fields: readonly Field[]): TabsByField {
  return Object.fromEntries(entriesOf(fields, { prefix: '', open: noTabs, listed: noTabs }))
}

/** Returns the tabs to open for a field; none if the field is outside of tabs. */
export function tabsAround(name: string, tabs: TabsByField): number[] {
  const segments = name.split('__')
  for (let length = segments.length; length > 0; length -= 1) {
    const open = tabs[segments.slice(0, length).join('__')]
    if (open) return open
  }
  return noTabs
}

const noTabs: number[] = []

/** `open` are the tabs around these fields, `listed` those already listed for a parent of them. */
type Place = { prefix: string; open: number[]; listed: number[] }

function entriesOf(fields: readonly Field[], place: Place): [string, number[]][] {
  const { prefix, open, listed } = place
  return fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab, index) => {
        const inside = { ...place, open: [...open, index] }
        return 'name' in tab && tab.name
          ? named(tab.name, tab.fields, inside)
          : entriesOf(tab.fields, inside)
      })
    }
    if ('name' in field && field.name) {
      return named(field.name, field.type === 'group' ? field.fields : [], place)
    }
    return 'fields' in field ? entriesOf(field.fields, place) : []
  })

  function named(name: string, children: readonly Field[], { open }: Place): [string, number[]][] {
    const inside = entriesOf(children, { prefix: `${prefix}${name}__`, open, listed: open })
    return open === listed ? inside : [[prefix + name, open], ...inside]
  }
}
