import { personaSlugs } from '../../../i18n/personas.ts'

/** The limit for each field, in characters. */
export const maxFieldLength = 10_000

/** The pages with a contact form. */
export const contactPages = ['landing', ...personaSlugs] as const

export type ContactPage = (typeof contactPages)[number]
