'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { dateTimeText } from '../../../../i18n/date-text.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { useHydrated } from '../../../../lib/use-hydrated.ts'
import type { SessionItem } from '../data.ts'
import { accountMessages } from '../messages.ts'
import { postToUsers } from '../post-to-users.ts'
import styles from './second-factor.module.css'

type Props = { currentId: string | undefined; sessions: SessionItem[] }

/** Lists the user's sessions, with buttons that end one or all others. */
export function SessionList({ currentId, sessions }: Props) {
  const { i18n } = useTranslation()
  const isHydrated = useHydrated()
  const [ended, setEnded] = useState<string[]>([])
  const messages = accountMessages[staffLanguage(i18n.language)]
  const active = sessions.filter(({ id }) => !ended.includes(id))

  async function end(session: string) {
    const result = await postToUsers('end-sessions', { session }, i18n.language)
    if (!result.ok) return void toast.error(result.message)
    const others = sessions.map(({ id }) => id).filter((id) => id !== currentId)
    setEnded((before) => (session === 'others' ? others : [...before, session]))
    toast.success(messages.ended)
  }

  // Only after hydration, because the server does not know the user's time zone.
  const since = (date: string) =>
    isHydrated && messages.since(dateTimeText(date, staffLanguage(i18n.language)))

  return (
    <section aria-labelledby="sessions" className={`field-type ${styles.section}`}>
      <h2 id="sessions">{messages.sessions}</h2>
      <p>{messages.sessionsIntro}</p>
      <ul className={styles.sessions}>
        {active.map(({ createdAt, device = messages.unknownDevice, id }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              {id === currentId && <span className={styles.present}>{messages.thisOne}</span>}
              <span className={styles.since}>{since(createdAt)}</span>
            </span>
            {id !== currentId && (
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
      {active.length > 1 && (
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
