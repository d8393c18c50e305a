'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { dateTimeText } from '../../../../i18n/date-text.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import { call } from '../call.ts'
import type { SessionItem } from '../data.ts'
import { accountMessages } from '../messages.ts'
import styles from './second-factor.module.css'

type Props = { present: string | undefined; sessions: SessionItem[] }

/** Where somebody is logged in, to be ended one by one or together. */
export function SessionList({ present, sessions }: Props) {
  const { i18n } = useTranslation()
  const isHydrated = useHydrated()
  const [ended, setEnded] = useState<string[]>([])
  const messages = accountMessages[staffLanguage(i18n.language)]
  const left = sessions.filter(({ id }) => !ended.includes(id))

  async function end(session: string) {
    const answer = await call('end-sessions', { session }, i18n.language)
    if (!answer.ok) return void toast.error(answer.message)
    const others = sessions.map(({ id }) => id).filter((id) => id !== present)
    setEnded(session === 'others' ? others : [...ended, session])
    toast.success(messages.ended)
  }

  // The server does not know the reader's time zone.
  const since = (date: string) =>
    isHydrated && messages.since(dateTimeText(date, staffLanguage(i18n.language)))

  return (
    <section aria-labelledby="sessions" className={`field-type ${styles.section}`}>
      <h2 id="sessions">{messages.sessions}</h2>
      <p>{messages.sessionsIntro}</p>
      <ul className={styles.sessions}>
        {left.map(({ createdAt, device = messages.unknownDevice, id }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              {id === present && <span className={styles.present}>{messages.thisOne}</span>}
              <span className={styles.since}>{since(createdAt)}</span>
            </span>
            {id !== present && (
              <Button
                aria-label={messages.endNamed(device)}
                buttonStyle="secondary"
                disabled={!isHydrated}
                margin={false}
                onClick={() => end(id)}
                size="small"
                type="button"
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <Button
          buttonStyle="secondary"
          disabled={!isHydrated}
          margin={false}
          onClick={() => end('others')}
          size="medium"
          type="button"
        >
          {messages.endOthers}
        </Button>
      )}
    </section>
  )
}
