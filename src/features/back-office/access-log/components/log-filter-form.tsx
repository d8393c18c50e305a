import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { accessLogPath, auditActionLabels, auditActions } from '../constants.ts'
import { logMessages } from '../messages.ts'
import type { AccessLogFilter } from '../types.ts'
import styles from './log.module.css'

type Props = { filter: AccessLogFilter; language: StaffLanguage; people: string[] }

/** A GET form, so that the filter is in the URL. */
export function LogFilterForm({ filter, language, people }: Props) {
  const messages = logMessages[language]
  return (
    <form action={accessLogPath} className={styles.filters} method="get">
      <div>
        <label htmlFor="log-person">{messages.person}</label>
        <select defaultValue={filter.person ?? ''} id="log-person" name="person">
          <option value="">{messages.everyone}</option>
          {people.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="log-action">{messages.action}</label>
        <select defaultValue={filter.action ?? ''} id="log-action" name="action">
          <option value="">{messages.anything}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditActionLabels[action][language]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="log-from">{messages.from}</label>
        <input defaultValue={filter.from} id="log-from" name="from" type="date" />
      </div>
      <div>
        <label htmlFor="log-to">{messages.to}</label>
        <input defaultValue={filter.to} id="log-to" name="to" type="date" />
      </div>
      <div className={styles.actions}>
        <button type="submit">{messages.apply}</button>
        <a href={accessLogPath}>{messages.reset}</a>
      </div>
    </form>
  )
}
