import { siteTimeText } from '../../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { escapeHtml, linesAsHtml } from '../../../../../lib/mail/mail-html.ts'
import { deskMessages } from '../../messages.ts'
import { personMessages } from '../messages.ts'
import type { PersonEntry } from './data.ts'

type Summary = {
  entries: readonly PersonEntry[]
  language: StaffLanguage
  now: Date
  actions: Actions
}

/** The access log's labels for actions. */
type Actions = Readonly<Record<string, Readonly<Record<StaffLanguage, string>>>>

/** Renders the summary for people: an HTML page without scripts or external resources. */
export function summaryPage({ entries, language, now, actions }: Summary): string {
  const messages = personMessages[language].summary
  const { events } = deskMessages[language]
  const time = (iso: string) => siteTimeText(iso, language)
  const list = (heading: string, lines: string[]) =>
    lines.length === 0
      ? ''
      : `<h3>${heading}</h3><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  const sections = entries.map(
    ({ title, fields, createdAt, deletedAt, documents, sent, accesses }) => `
<section><h2>${escapeHtml(title)}</h2><table>
${row(messages.received, time(createdAt))}
${deletedAt ? row(messages.inTrash, time(deletedAt)) : ''}
${fields.map(({ label, value }) => row(label, value)).join('\n')}
</table>
${list(
  messages.documents,
  documents.map(({ name }) => name),
)}
${list(
  messages.sent,
  sent.map(({ task, at }) => `${time(at)}: ${events[task]}`),
)}
${list(
  messages.accesses,
  accesses.map(({ action, at, times }) => {
    const access = `${time(at)}: ${actions[action]?.[language] ?? action}`
    return times > 1 ? `${access} ${messages.timesThatDay(times)}` : access
  }),
)}
</section>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(messages.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1d1b3a}
section{margin-top:2rem;border-top:1px solid #bbb}table{border-collapse:collapse}
th,td{padding:.3rem 1rem .3rem 0;text-align:left;vertical-align:top}td{overflow-wrap:anywhere}</style></head>
<body><h1>${escapeHtml(messages.title)}</h1>
<p>${escapeHtml(messages.asOf(time(now.toISOString())))} ${escapeHtml(messages.intro)}</p>
${sections.join('\n')}
</body></html>
`
}

/** Serializes the summary for programs, as JSON. */
export function summaryData({ entries, now }: Omit<Summary, 'actions' | 'language'>): string {
  const exported = entries.map(({ fields, documents, title: _, ...entry }) => ({
    ...entry,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    documents: documents.map(({ name, date }) => ({ file: name, storedAt: date })),
  }))
  return `${JSON.stringify({ asOf: now, entries: exported }, null, 2)}\n`
}

function row(label: string, value: string): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${linesAsHtml(value)}</td></tr>`
}
