import type { IconName } from '../../../components/ui/icon-names.ts'
import type { PersonaSlug } from '../../../i18n/personas.ts'

/** An example conversation: what an assistant says. */
export type Conversation = {
  scenario: string
  /** What the customer says before. */
  caller?: string
  message: string
  /** The address of a recording. */
  recording?: string
}

/** A persona's own page in one language. */
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
  /** Nothing while no editor has written any. */
  faq?: { title: string; items: { question: string; answer: string }[] }
  cta: { title: string; description: string; primary: string; secondary: string }
}
