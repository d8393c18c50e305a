import type { MouseEvent, ReactNode } from 'react'
import { dateText, timeText } from '../../../../i18n/date-text.ts'
import { entryPath } from '../../../../i18n/desk-paths.ts'
import { statusLabels } from '../../../../i18n/statuses.ts'
import { phoneLink } from '../../../../lib/text/phone-link.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { mailLink, webLink } from '../links.ts'
import type { Entry } from '../types.ts'
import { useDesk } from './desk-context.ts'
import styles from './entry-table.module.css'
import { listedText } from './submitted-text.tsx'

type CellProps<E extends Entry> = {
  desk: Pick<DeskDescription<E>, 'collection' | 'messages'>
  entry: E
}

type EntryLinkProps<E extends Entry> = CellProps<E> & {
  id?: string
  className?: string
  label?: string
  title?: string
  children: ReactNode
}

/** Opens the entry in the panel. The href also opens the desk with this entry in a new tab. */
function EntryLink<E extends Entry>(props: EntryLinkProps<E>) {
  const { children, className, desk, entry, id, label, title } = props
  const { open } = useDesk()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(entry.id)
  }
  return (
    <a
      aria-label={label}
      className={className}
      href={entryPath(desk.collection, entry.id)}
      id={id}
      onClick={onClick}
      title={title}
    >
      {children}
    </a>
  )
}

/** The id of the element that gets the focus when the panel closes. */
export const entryLinkId = (id: number) => `entry-${id}`

export function IdLink<E extends Entry>({ desk, entry }: CellProps<E>) {
  const { id, company, name } = entry
  return (
    <EntryLink
      className={styles.entryLink}
      desk={desk}
      entry={entry}
      id={entryLinkId(id)}
      label={desk.messages.openEntry(id, company || name)}
    >
      {id}
    </EntryLink>
  )
}

export function ContactCell<E extends Entry>({ desk, entry }: CellProps<E>) {
  const { email, phone } = entry
  const [name, address, number] = [entry.name, email, phone ?? ''].map(listedText)
  return (
    <>
      <EntryLink className={styles.name} desk={desk} entry={entry} title={name}>
        {name}
      </EntryLink>
      <a href={mailLink(email)} title={address}>
        {address}
      </a>
      {phone && (
        <a href={phoneLink(phone)} title={number}>
          {number}
        </a>
      )}
    </>
  )
}

export function CompanyCell({ company, website }: { company: string; website?: string }) {
  const name = listedText(company)
  return (
    <>
      <span className={styles.strong} title={name}>
        {name}
      </span>
      {website && <Website address={website} />}
    </>
  )
}

function Website({ address }: { address: string }) {
  const href = webLink(address)
  const listed = listedText(address)
  if (!href) return <span title={listed}>{listed}</span>
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" title={listed}>
      {listed.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

export function Badges({ badges }: { badges: readonly { kind: string; label: string }[] }) {
  return (
    <span className={styles.badges}>
      {badges.map(({ kind, label }) => (
        <span className={styles.badge} data-kind={kind} key={kind}>
          {label}
        </span>
      ))}
    </span>
  )
}

/** The status of an entry, and its assignee. */
export function FollowUpState({ followUp }: Pick<Row<Entry>, 'followUp'>) {
  const { colleagues, language } = useDesk()
  if (!followUp) return null
  const { assignee, status } = followUp
  const name = colleagues.find(({ id }) => id === assignee)?.name
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-kind={status}>
        {statusLabels[status][language]}
      </span>
      {name && <span className={styles.quiet}>{name}</span>}
    </span>
  )
}

export function CreatedCell({ clock, createdAt }: { clock: string; createdAt: string }) {
  const { language } = useDesk()
  return (
    <time dateTime={createdAt}>
      {dateText(createdAt, language)}
      <span className={styles.quiet}>
        {timeText(createdAt)}
        {clock}
      </span>
    </time>
  )
}
