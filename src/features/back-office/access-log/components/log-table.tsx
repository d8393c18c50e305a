import { entryPath } from '../../../../i18n/desk-paths.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { LocalTime } from '../../../../lib/cms/local-time.tsx'
import { logMessages } from '../messages.ts'
import { deskOf, sentenceOf } from '../sentence.ts'
import type { AccessLogEntry } from '../types.ts'
import styles from './log.module.css'

type Props = { language: StaffLanguage; lines: AccessLogEntry[] }

/** When, who did what, from where; entries are links to their desk. */
export function LogTable({ language, lines }: Props) {
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
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.quiet}>
                <LocalTime iso={line.at} />
              </td>
              <td>
                <strong title={line.email}>{line.name ?? line.email}</strong>{' '}
                <What language={language} line={line} />
              </td>
              <td className={styles.quiet}>{line.ipAddress}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{messages.addressHint}</p>
    </>
  )
}

function What({ language, line }: { language: StaffLanguage; line: AccessLogEntry }) {
  const { before, entry, after } = sentenceOf(line, language)
  const desk = deskOf(line.subject)
  const isThere = desk && line.entryId !== null && line.action !== 'delete'
  return (
    <>
      {before}
      {isThere && line.entryId !== null ? (
        <a href={entryPath(desk, line.entryId)}>{entry}</a>
      ) : (
        entry
      )}
      {after}
    </>
  )
}
