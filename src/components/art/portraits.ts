import type { StaticImageData } from 'next/image'
import type { PersonaSlug } from '../../i18n/personas.ts'
import alexandra from './alexandra.svg'
import clara from './clara.svg'
import viktor from './viktor.svg'

/** The portraits of the three assistants, 480 × 560. */
export const portraits: Record<PersonaSlug, StaticImageData> = { clara, viktor, alexandra }
