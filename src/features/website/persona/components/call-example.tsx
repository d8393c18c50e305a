import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { Locale } from '../../../../i18n/locales.ts'
import { recordingMessages } from '../../../../i18n/messages.ts'
import type { Conversation } from '../types.ts'
import { Face } from './face.tsx'
import { RecordingPlayer } from './recording-player.tsx'

type Props = Conversation & { locale: Locale; name: string; index: number }

/** The transcript of a phone call, with a player if there is a recording. */
export function CallExample({ locale, name, index, scenario, caller, message, recording }: Props) {
  const messages = recordingMessages[locale]
  return (
    <article
      data-dark
      className="flex h-full flex-col rounded-card bg-ink p-6 text-paper shadow-float sm:p-7"
    >
      <header className="flex items-center gap-3">
        <Face slug="viktor" />
        <p className="grow font-semibold">{name}</p>
        <span className="flex size-11 items-center justify-center rounded-full bg-alexandra-strong">
          <SpriteIcon name="phone" className="size-5" />
        </span>
      </header>
      <h3 className="mt-6 font-medium font-sans text-paper/75 text-sm leading-snug tracking-normal">
        {scenario}
      </h3>
      {recording && (
        <RecordingPlayer src={recording} waveStart={index * 5} label={scenario} {...messages} />
      )}
      {caller ? (
        <dl className="mt-5 grid gap-4 text-lg leading-relaxed">
          <Line speaker={messages.caller} text={caller} isQuiet />
          <Line speaker={name} text={message} />
        </dl>
      ) : (
        <p className="mt-5 text-lg leading-relaxed">{message}</p>
      )}
    </article>
  )
}

type LineProps = { speaker: string; text: string; isQuiet?: boolean }

function Line({ speaker, text, isQuiet }: LineProps) {
  return (
    <div className={isQuiet ? 'text-paper/75' : undefined}>
      <dt className="font-semibold text-accent text-sm">{speaker}</dt>
      <dd>{text}</dd>
    </div>
  )
}
