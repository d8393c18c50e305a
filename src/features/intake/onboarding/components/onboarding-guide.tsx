import { Clock, FileText, MapPin, MessagesSquare } from 'lucide'
import { portraits } from '../../../../components/art/portraits.ts'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { OnboardingCopy } from '../types.ts'

/** The icons of the first lines; further lines have the document icon. */
const icons = [MapPin, FileText, MessagesSquare]

type Props = { copy: OnboardingCopy['guide'] }

/** The title of the page, the duration, and what to have ready. */
export function OnboardingGuide({ copy }: Props) {
  return (
    <div className="lg:sticky lg:top-8 lg:self-start">
      <div className="flex items-end gap-5 lg:block">
        <img
          src={portraits.viktor.src}
          alt=""
          width={480}
          height={560}
          className="h-auto w-24 shrink-0 sm:w-28 lg:mb-6 lg:w-40"
        />
        <h1 className="pb-1 text-[2rem] sm:text-[2.75rem]">Voice-Bot Onboarding</h1>
      </div>
      <p className="mt-5 text-ink-soft text-lg leading-normal">{copy.intro}</p>
      <p className="mt-5 inline-flex items-center gap-2 rounded-full bg-accent-wash px-4 py-2 font-semibold text-accent-deep">
        <LucideIcon of={Clock} className="size-5" />
        {copy.duration}
      </p>
      <h2 className="mt-7 mb-3 text-xl">{copy.neededTitle}</h2>
      <ul className="grid gap-3">
        {copy.needed.map((text, index) => (
          <li key={text} className="flex gap-3 leading-snug">
            <LucideIcon
              of={icons[index] ?? FileText}
              className="mt-0.5 size-5 shrink-0 text-accent-strong"
            />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
