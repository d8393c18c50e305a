import type { CheckboxFieldServerProps } from 'payload'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { isAdminSession } from '../../../../lib/auth/roles.ts'
import { secondFactorPath } from '../constants.ts'
import { accountMessages, setUpMessages } from '../messages.ts'
import { ResetFactor } from './reset-factor.tsx'
import styles from './second-factor.module.css'

/**
 * Shows whether an account has a second factor. Users can set up or change their own; admins can reset
 * that of another account.
 */
export function SecondFactorSection({ data, i18n, id, req }: CheckboxFieldServerProps) {
  if (id === undefined) return null
  const language = staffLanguage(i18n.language)
  const messages = accountMessages[language]
  const isOn = Boolean(data.hasSecondFactor)
  const isOwn = String(req.user?.id) === String(id)
  const isResettable = isOn && !isOwn && isAdminSession(req.user)
  return (
    <section aria-labelledby="second-factor" className={`field-type ${styles.section}`}>
      <h2 id="second-factor">{setUpMessages[language].title}</h2>
      <p>{isOn ? messages.on : messages.off}</p>
      {isOwn && (
        <a className="btn btn--style-secondary btn--size-medium" href={secondFactorPath}>
          {isOn ? messages.manage : messages.setUp}
        </a>
      )}
      {isResettable && <ResetFactor id={Number(id)} />}
    </section>
  )
}
