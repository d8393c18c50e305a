/** The three assistants in display order. Their slugs are part of the routes. */
export const personaSlugs = ['clara', 'viktor', 'alexandra'] as const

export type PersonaSlug = (typeof personaSlugs)[number]

export function isPersonaSlug(value: unknown): value is PersonaSlug {
  return (personaSlugs as readonly unknown[]).includes(value)
}
