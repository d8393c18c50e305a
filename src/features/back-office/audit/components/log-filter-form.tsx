import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { auditActionLabels, auditActions, logPath } from '../constants.ts'
import { logMessages } from '../messages.ts'
import type { LogFilter } from '../types.ts'
import styles from './log.module.css'

type Props = { filter: LogFilter; language: StaffLanguage; people: string[] }

/** A plain form: the address that it makes is the filter. */
export function LogFilterForm({ filter, language, people }: Props) {
  const messages = logMessages[language]
  return (
    <form action={logPath} className={styles.filters} method="get">
      <label>
        {messages.person}
        <select defaultValue={filter.person ?? ''} name="person">
          <option value="">{messages.everyone}</option>
          {people.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>
      <label>
        {messages.action}
        <select defaultValue={filter.action ?? ''} name="action">
          <option value="">{messages.anything}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditActionLabels[action][language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.from}
        <input defaultValue={filter.from} name="from" type="date" />
      </label>
      <label>
        {messages.to}
        <input defaultValue={filter.to} name="to" type="date" />
      </label>
      <div className={styles.actions}>
        <button type="submit">{messages.apply}</button>
        <a href={logPath}>{messages.reset}</a>
      </div>
    </form>
  )
}
