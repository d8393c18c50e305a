/**
 * The shape of the seed's copy: what a translator writes, one folder per language.
 * Facts that are the same in every language (slugs, ages, icons, claims) stand in `../facts.ts`.
 *
 * Any text may hold placeholders, filled when a page is rendered: the keys of `claims` in
 * `../facts.ts` and `settingsPlaceholders`, in braces, for example `{brand}`, or with the forms of the
 * word after a number, `{trialDays|day|days}`. No-break spaces are set then too, and not here. The
 * texts of a persona may also hold `{age}`.
 */
import type { OnboardingCopy } from '../../features/intake/onboarding/types.ts'
import type { LandingView } from '../../features/website/landing/types.ts'
import type { SiteView } from '../../features/website/site/types.ts'
import type { FeatureSlug, PersonaSlug, TestimonialSlug } from '../facts.ts'

type Four<T> = [T, T, T, T]
type Three<T> = [T, T, T]
type Six<T> = [T, T, T, T, T, T]

export type PersonaCopy = {
  /** The card on the landing page. */
  role: string
  motto: string
  description: string
  features: string[]
  targetGroups: string[]
  personality: string[]
  /** The persona's own page. */
  page: {
    title: string
    subtitle: string
    motto: string
    description: string
    /** With the placeholder {age}, for example "{age|Jahr|Jahre}". */
    age: string
    personality: string
    superpower: string
    features: { title: string; items: Four<{ title: string; description: string }> }
    targetGroups: { title: string; groups: Six<{ name: string; benefit: string }> }
    examples: {
      title: string
      conversations: Three<{ scenario: string; caller?: string; message: string }>
    }
    benefits: { title: string; items: Four<string> }
    cta: { title: string; description: string; primary: string; secondary: string }
  }
}

type PersonasCopy = Record<PersonaSlug, PersonaCopy>

export type FeaturesCopy = Record<
  FeatureSlug,
  { title: string; description: string; benefits: string[] }
>

export type TestimonialsCopy = Record<
  TestimonialSlug,
  { role: string; content: string; imageAlt: string }
>

export type LandingCopy = Pick<LandingView, 'hero' | 'cta'> & {
  statistics: { title: string; items: Four<{ value: string; label: string }> }
  team: { title: string; subtitle: string; linkLabel: string }
  features: { title: string; subtitle: string }
  testimonials: { title: string; subtitle: string; exampleNote: string }
}

/** The AI notice says that Clara, Viktor and Alexandra are AI assistants (AI Act, Art. 50). */
export type SiteSettingsCopy = Pick<
  SiteView,
  'brand' | 'titleSuffix' | 'navigation' | 'aiNotice' | 'contact' | 'footer'
>

/** German only, as the onboarding form. */
export type OnboardingPageCopy = OnboardingCopy

/** With the placeholder {reference} for the number of the entry. */
type ConfirmationCopy = {
  subject: string
  greeting: string
  body: string
  reference: string
}

export type MailsCopy = { contact: ConfirmationCopy }

/** German only; {title} is the customer's firm or name. */
export type GermanMailsCopy = {
  onboarding: ConfirmationCopy
  team: { contactSubject: string; onboardingSubject: string; intro: string }
}

export type ImprintCopy = {
  title: string
  companyInfo: string
  represented: string
  contact: string
  register: string
  vatId: string
  authority: string
  profession: string
  phoneLabel: string
  mobileLabel: string
  emailLabel: string
  editorialResponsible: string
  euDispute: string
  euDisputeText: string
  emailNote: string
  consumerDispute: string
  consumerDisputeText: string
  source: string
}

/** German only, by decision: the other languages redirect to it. Paragraphs are plain text. */
export type PrivacyCopy = {
  title: string
  sections: { heading: string; paragraphs: string[] }[]
}

export type MetaCopy = {
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
}

/** Meta of the pages that have no copy of their own to take it from. */
export type PageMetaCopy = { landing: MetaCopy; imprint: MetaCopy }

export type LanguageContent = {
  personas: PersonasCopy
  features: FeaturesCopy
  testimonials: TestimonialsCopy
  landing: LandingCopy
  siteSettings: SiteSettingsCopy
  mails: MailsCopy
  imprint: ImprintCopy
  pageMeta: PageMetaCopy
}
