import type { Placeholders } from '../../../lib/content/placeholders.ts'

/** The content that all pages share, in one language. */
export type SiteView = {
  /** A neutral, descriptive product name, not a company's name. */
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
  /** The operator's data processors, if the settings have them. */
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
  /** The path of the landing page in this language, or in another one if it is not published. */
  home: string
  /** Values for the placeholders in the page's own copy. */
  placeholders: Placeholders
}
