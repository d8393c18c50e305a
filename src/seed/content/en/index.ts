import type { LanguageContent } from '../types.ts'
import { features } from './features.ts'
import { imprint } from './imprint.ts'
import { landing } from './landing.ts'
import { mails } from './mails.ts'
import { pageMeta } from './page-meta.ts'
import { alexandra } from './personas/alexandra.ts'
import { clara } from './personas/clara.ts'
import { viktor } from './personas/viktor.ts'
import { siteSettings } from './site-settings.ts'
import { testimonials } from './testimonials.ts'

export const en: LanguageContent = {
  personas: { clara, viktor, alexandra },
  features,
  testimonials,
  landing,
  siteSettings,
  mails,
  imprint,
  pageMeta,
}
