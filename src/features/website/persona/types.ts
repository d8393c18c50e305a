import type { IconName } from '../../../components/ui/icon-names.ts'
import type { PersonaSlug } from '../../../i18n/personas.ts'

/** An example conversation. */
export type Conversation = {
  scenario: string
  /** What the customer says first. */
  caller?: string
  /** What the assistant says. */
  message: string
  /** The URL of a recording. */
  recording?: string
}

/** A persona's page in one language. */
export type PersonaView = {
  slug: PersonaSlug
  name: string
  title: string
  subtitle: string
  motto: string
  description: string
  age: string
  personality: string
  superpower: string
  features: { title: string; items: { icon: IconName; title: string; description: string }[] }
  targetGroups: { title: string; groups: { name: string; benefit: string }[] }
  examples: { title: string; conversations: Conversation[] }
  benefits: { title: string; items: string[] }
  /** Undefined if there are no questions. */
  faq?: { title: string; items: { question: string; answer: string }[] }
  cta: { title: string; description: string; primary: string; secondary: string }
}
