import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { isAdminSession } from '../../../../lib/auth/roles.ts'
import { accessLogExportPath, accessLogPath } from '../constants.ts'
import { loadAccessLog, loadPeople } from '../data.ts'
import { hrefOf, readFilter } from '../filter.ts'
import { logMessages } from '../messages.ts'
import styles from './log.module.css'
import { LogFilterForm } from './log-filter-form.tsx'
import { LogTable } from './log-table.tsx'

/** Records on a page. */
const pageSize = 50

type Props = Pick<ListViewServerProps, 'i18n' | 'payload' | 'user' | 'searchParams'> & {
  ipAddressDays: number
}

/** Replaces the CMS's list of the access log: one sentence per record, with filters. */
export async function LogView({ i18n, ipAddressDays, payload, searchParams, user }: Props) {
  const language = staffLanguage(i18n.language)
  const messages = logMessages[language]
  if (!isAdminSession(user)) return <p role="alert">{messages.forbidden}</p>
  const query = new URLSearchParams(
    Object.entries(searchParams ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  )
  const filter = readFilter(query)
  const before = /^\d{1,9}$/.test(query.get('before') ?? '')
    ? Number(query.get('before'))
    : undefined
  const [found, people] = await Promise.all([
    loadAccessLog(payload, filter, { before, limit: pageSize + 1 }),
    loadPeople(payload),
  ])
  const records = found.slice(0, pageSize)
  const last = found.length > pageSize ? records.at(-1) : undefined
  return (
    <Gutter className={styles.view}>
      <SetStepNav nav={[{ label: messages.title }]} />
      <h1>{messages.title}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      <LogFilterForm filter={filter} language={language} people={people} />
      {records.length > 0 ? (
        <LogTable ipAddressDays={ipAddressDays} language={language} records={records} />
      ) : (
        <p className={styles.empty}>{messages.empty}</p>
      )}
      <nav className={styles.pages}>
        {before !== undefined && <a href={hrefOf(accessLogPath, filter)}>{messages.newest}</a>}
        {last && <a href={hrefOf(accessLogPath, filter, last.id)}>{messages.older}</a>}
        <a download href={hrefOf(accessLogExportPath, filter)}>
          {messages.download}
        </a>
      </nav>
    </Gutter>
  )
}
