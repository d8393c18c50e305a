import type { IconName } from '../../../components/ui/icon-names.ts'
import type { PersonaSlug } from '../../../i18n/personas.ts'

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
  examples: { title: string; conversations: { scenario: string; message: string }[] }
  benefits: { title: string; items: string[] }
  cta: { title: string; description: string; primary: string; secondary: string }
}
