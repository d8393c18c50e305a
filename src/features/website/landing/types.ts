import type { IconName } from '../../../components/ui/icon-names.ts'
import type { PersonaSlug } from '../../../i18n/personas.ts'
import type { featureColours } from './constants.ts'

export type PersonaCard = {
  slug: PersonaSlug
  name: string
  role: string
  age: number
  motto: string
  description: string
  features: string[]
  targetGroups: string[]
  personality: string[]
}

export type FeatureCard = {
  slug: string
  title: string
  description: string
  benefits: string[]
  icon: IconName
  colours: (typeof featureColours)[number]
}

export type Testimonial = {
  slug: string
  name: string
  role: string
  content: string
  /** A URL on this site, or on an allowed host from which the server fetches the picture. */
  image?: { src: string; alt: string }
  rating: number
  isExample: boolean
}

/** The landing page in one language. */
export type LandingView = {
  hero: {
    headline: string
    subtitle: string
    description: string
    tryButton: string
    demoButton: string
    trialNote: string
    badge: string
  }
  statistics: { title: string; items: { value: string; label: string }[] }
  team: { title: string; subtitle: string; linkLabel: string; personas: PersonaCard[] }
  features: { title: string; subtitle: string; cards: FeatureCard[] }
  testimonials: {
    title: string
    subtitle: string
    exampleNote: string
    items: Testimonial[]
  }
  cta: { title: string; description: string; startButton: string; demoButton: string; note: string }
}
