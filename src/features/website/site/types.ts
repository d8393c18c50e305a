import type { Placeholders } from '../../../lib/content/placeholders.ts'

/** What every page shows, in one language. */
export type SiteView = {
  /** A neutral, descriptive product name; never a real company's. */
  brand: string
  /** Appended to a page's title, for example " | Digitale Rezeption". */
  titleSuffix: string
  phone: string
  email: string
  aiNotice: string
  navigation: { features: string; testimonials: string; contact: string; consultation: string }
  contact: {
    title: string
    description: string
    labels: { name: string; email: string; phone: string; company: string; message: string }
    messagePlaceholder: string
    requiredNote: string
    privacyNote: string
    submit: string
    successTitle: string
    successDescription: string
  }
  footer: {
    tagline: string
    navigationTitle: string
    contactTitle: string
    legalTitle: string
    home: string
    imprint: string
    privacy: string
    copyright: string
  }
  /** Who processes data for the operator, where the settings name them. */
  providers: { hosting?: string; mail?: string; automation?: string }
  operator: {
    company: string
    address: string
    representative: string
    mobile?: string
    editor: string
    /** The court and number of the register entry; empty without one. */
    register: string
    vatId?: string
    authority?: string
    profession?: string
  }
  /** The address of the landing page in this language, or while there is none, in another one. */
  home: string
  /** For the copy of the page itself. */
  placeholders: Placeholders
}
