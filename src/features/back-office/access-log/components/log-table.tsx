import { entryPath } from '../../../../i18n/desk-paths.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { LocalTime } from '../../../../lib/cms/local-time.tsx'
import { logMessages } from '../messages.ts'
import { deskOf, sentenceOf } from '../sentence.ts'
import type { AccessLogEntry } from '../types.ts'
import styles from './log.module.css'

type Props = { language: StaffLanguage; records: AccessLogEntry[]; ipAddressDays: number }

/** When, who did what, from which IP address. Entries link to their desk. */
export function LogTable({ language, records, ipAddressDays }: Props) {
  const messages = logMessages[language]
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.when}</th>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.address}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <td className={styles.quiet}>
                <LocalTime iso={record.at} />
              </td>
              <td>
                <strong title={record.email}>{record.name ?? record.email}</strong>{' '}
                <Action language={language} record={record} />
              </td>
              <td className={styles.quiet}>{record.ipAddress}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{messages.addressHint(ipAddressDays)}</p>
    </>
  )
}

function Action({ language, record }: { language: StaffLanguage; record: AccessLogEntry }) {
  const { before, entry, after } = sentenceOf(record, language)
  const desk = deskOf(record.subject)
  const isLinked = desk && record.entryId !== null && record.action !== 'delete'
  return (
    <>
      {before}
      {isLinked && record.entryId !== null ? (
        <a href={entryPath(desk, record.entryId)}>{entry}</a>
      ) : (
        entry
      )}
      {after}
    </>
  )
}
