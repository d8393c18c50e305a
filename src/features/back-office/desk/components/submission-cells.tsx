import { Link } from '@payloadcms/ui'
import { entryPath } from '../constants.ts'
import { characterLabel, genderLabel, germanDate, germanTime } from '../labels.ts'
import type { Submission } from '../types.ts'
import styles from './submission-table.module.css'

type CellProps = { submission: Submission }

/** Leads to the submission's own page in the CMS. */
export function EntryLink({ submission: { id, company } }: CellProps) {
  return (
    <Link
      aria-label={`${id}: Eintrag von ${company} öffnen`}
      className={styles.entryLink}
      href={entryPath(id)}
      prefetch={false}
    >
      {id}
    </Link>
  )
}

export function Contact({ submission: { id, name, email, phone } }: CellProps) {
  return (
    <>
      <Link className={styles.name} href={entryPath(id)} prefetch={false} title={name}>
        {name}
      </Link>
      <a href={mailAddress(email)} title={email}>
        {email}
      </a>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} title={phone}>
        {phone}
      </a>
    </>
  )
}

/** Everything but the @ is encoded, so that an address can carry neither a subject nor a copy to others. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

export function Company({ submission: { company, website } }: CellProps) {
  return (
    <>
      <span className={styles.strong} title={company}>
        {company}
      </span>
      {website && <Website address={website} />}
    </>
  )
}

/** A link only if it leads to the web: what a customer typed may be anything. */
function Website({ address }: { address: string }) {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    return <span title={address}>{address}</span>
  return (
    <a href={url.href} rel="noopener noreferrer" target="_blank" title={address}>
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

export function Address({ submission: { street, zipCode, city, country } }: CellProps) {
  return (
    <>
      <span title={street}>{street}</span>
      <span title={`${zipCode} ${city}`}>
        {zipCode} {city}
      </span>
      <span className={styles.quiet} title={country}>
        {country}
      </span>
    </>
  )
}

export function Voice({ submission }: CellProps) {
  return (
    <span className={styles.badges}>
      <span className={styles.badge} data-kind={submission.voiceGender}>
        {genderLabel(submission)}
      </span>
      <span className={styles.badge} data-kind={submission.voiceCharacter}>
        {characterLabel(submission)}
      </span>
    </span>
  )
}

export function Created({ submission: { createdAt } }: CellProps) {
  return (
    <time dateTime={createdAt}>
      {germanDate(createdAt)}
      <span className={styles.quiet}>{germanTime(createdAt)} Uhr</span>
    </time>
  )
}
