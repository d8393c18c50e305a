import { FileText, MapPin, MessagesSquare } from 'lucide'
import { portraits } from '../../../../components/art/portraits.ts'
import { Sign } from '../../../../components/ui/sign.tsx'

const needed = [
  { icon: MapPin, text: 'Anschrift und Kontaktdaten Ihres Betriebs' },
  {
    icon: FileText,
    text: 'Ein Dokument mit allem, was Ihr Voice-Bot wissen soll: Leistungen, Preise, Öffnungszeiten',
  },
  { icon: MessagesSquare, text: 'Häufige Fragen mit Antworten, falls Sie welche gesammelt haben' },
]

type Props = { setupTime: string }

/** The title of the page, what it is for and what to have ready. */
export function OnboardingGuide({ setupTime }: Props) {
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
      <p className="mt-5 text-ink-soft text-lg leading-normal">
        Sagen Sie uns, wer Sie sind und wie Ihr Voice-Bot klingen soll. Innerhalb von {setupTime}{' '}
        ist er konfiguriert.
      </p>
      <h2 className="mt-7 mb-3 text-xl">Bitte bereithalten</h2>
      <ul className="grid gap-3">
        {needed.map(({ icon, text }) => (
          <li key={text} className="flex gap-3 leading-snug">
            <Sign of={icon} className="mt-0.5 size-5 shrink-0 text-accent-strong" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
