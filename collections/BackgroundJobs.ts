import type { CollectionConfig, Endpoint, Field, Payload, PayloadRequest } from 'payload'
import { type StaffLanguage, staffLanguage } from '../src/i18n/staff.ts'
import { isAdminSession } from '../src/lib/auth/roles.ts'
import { configAt } from '../src/lib/content/document-ref.ts'
import { documentName, languageName } from '../src/lib/content/format-issue.ts'
import { plannedBy } from '../src/lib/content/plans.ts'
import type { PayloadJob, TaskMailTeam } from '../src/payload-types.ts'
import { isAdmin, isHiddenFromEditors, isNobody } from './access/roles.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'

/** Resets a job that has failed, or waits for its next attempt, so that it runs next. */
const retryJob: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!isAdminSession(req.user)) return new Response(null, { status: req.user ? 403 : 401 })
    const jobs = { collection: 'payload-jobs', depth: 0 } as const
    const { docs } = await req.payload.update({
      ...jobs,
      where: {
        id: { equals: Number(req.routeParams?.id) },
        processing: { equals: false },
        or: [{ totalTried: { greater_than: 0 } }, { hasError: { equals: true } }],
      },
      // A job without a log counts as never tried.
      data: { error: null, totalTried: 0, log: [] },
    })
    const [job] = docs
    if (!job) return new Response(null, { status: 404 })
    // Only after the error is removed: with that of a rejected plan, Payload would set it again.
    const data = { hasError: false, waitUntil: new Date().toISOString() }
    await req.payload.update({ ...jobs, id: job.id, data })
    return Response.json({ id: job.id })
  },
}

type Task = Exclude<NonNullable<PayloadJob['taskSlug']>, 'inline'>

/** Labels of the kinds of jobs; a kind without a label is a type error. */
const taskLabels = {
  'mail-team': label('E-Mail an das Team', 'Email to the team'),
  'confirm-to-customer': label('Bestätigung an den Kunden', 'Confirmation to the customer'),
  'call-webhook': label('Aufruf des Automatisierungstools', 'Automation tool call'),
  'delete-expired': label('Löschen nach Aufbewahrungsfrist', 'Deletion after the retention period'),
  'tidy-up': label('Aufräumen', 'Tidying up'),
  schedulePublish: label('Geplante Veröffentlichung', 'Scheduled publishing'),
} satisfies Record<Task, ReturnType<typeof label>>

/** Payload's fields that admins see; all others are bookkeeping. */
const visibleFields: Record<string, ReturnType<typeof label>> = {
  totalTried: label('Versuche', 'Attempts'),
  waitUntil: label('Nächster Versuch', 'Next attempt'),
}

/** Label of the search field. */
const searchLabel = label('Warteschlange', 'Queue')

type JobSubject = TaskMailTeam['input']

const kinds = {
  contact: label('Kontaktanfrage', 'Contact request'),
  onboarding: label('Anmeldung', 'Registration'),
} satisfies Record<JobSubject['kind'], ReturnType<typeof label>>

const states = {
  waiting: label('Wartet', 'Waiting'),
  running: label('Läuft', 'Running'),
  failed: label('Fehlgeschlagen', 'Failed'),
}

const emptyValue = '–'

type Format = (job: Partial<PayloadJob>, language: StaffLanguage, req: PayloadRequest) => string

const formatTask: Format = ({ taskSlug }, language) =>
  taskSlug && taskSlug in taskLabels
    ? taskLabels[taskSlug as Task][language]
    : (taskSlug ?? emptyValue)

const formatSubject: Format = ({ input, taskSlug }, language, { payload }) => {
  if (taskSlug === 'schedulePublish') return describePlan({ input }, language, payload)
  const { kind, id } = (input ?? {}) as Partial<JobSubject>
  return kind && id !== undefined ? `${kinds[kind][language]} ${id}` : emptyValue
}

type Job = Pick<PayloadJob, 'input'>

/** Describes the document of a plan, and its language if the plan is not for all. */
function describePlan(job: Job, language: StaffLanguage, payload: Payload): string {
  const { locale, place } = plannedBy(job) ?? {}
  const config = place && configAt(payload, place)
  if (!config) return emptyValue
  const kind = documentName(config, {}, language)
  const name = 'id' in place ? `${kind} ${place.id}` : kind
  return locale ? `${name} (${languageName(locale, language)})` : name
}

const formatState: Format = ({ hasError, processing }, language) =>
  states[hasError ? 'failed' : processing ? 'running' : 'waiting'][language]

const formatLastError: Format = ({ log, error }) => {
  // The job's own error is the final one; the log may end with that of an earlier attempt.
  const last = error ?? log?.at(-1)?.error
  return typeof last === 'object' && last !== null && 'message' in last
    ? String(last.message)
    : emptyValue
}

/** A virtual field that is formatted on read, in the user's language. */
const virtualText = (name: string, text: ReturnType<typeof label>, format: Format): Field => ({
  name,
  type: 'text',
  label: text,
  virtual: true,
  admin: { readOnly: true },
  hooks: {
    afterRead: [({ data, req }) => format(data ?? {}, staffLanguage(req.i18n.language), req)],
  },
})

const summaryFields: Field[] = [
  virtualText('what', label('Was', 'What'), formatTask),
  virtualText('about', label('Betrifft', 'About'), formatSubject),
  virtualText('state', label('Stand', 'State'), formatState),
  virtualText('lastError', label('Letzter Fehler', 'Last error'), formatLastError),
]

/**
 * Configures Payload's jobs collection for admins: it shows what is waiting, and what failed and
 * why. Finished jobs are deleted. Most jobs are notifications; scheduled ones are also listed.
 */
export function configureBackgroundJobs(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: {
      singular: label('Hintergrundaufgabe', 'Background job'),
      plural: label('Hintergrundaufgaben', 'Background jobs'),
    },
    admin: {
      ...jobs.admin,
      group: groups.system,
      description: label(
        'Was im Hintergrund wartet oder nicht geklappt hat, etwa Benachrichtigungen. Erledigtes verschwindet; Fehlgeschlagenes lässt sich im Eintrag noch einmal versuchen.',
        'Jobs such as notifications that are waiting or have failed. Finished jobs disappear; open a failed one to try it again.',
      ),
      hidden: isHiddenFromEditors,
      useAsTitle: 'taskSlug',
      // PostgreSQL cannot search for a part of an option.
      listSearchableFields: ['queue'],
      defaultColumns: ['what', 'about', 'state', 'totalTried', 'waitUntil', 'lastError'],
      components: {
        ...jobs.admin?.components,
        edit: {
          beforeDocumentControls: [
            '/src/features/intake/notifications/components/send-again.tsx#SendAgain',
          ],
        },
      },
    },
    access: { read: isAdmin, create: isNobody, update: isNobody, delete: isAdmin },
    endpoints: [...(jobs.endpoints || []), retryJob],
    fields: [...summaryFields, ...jobs.fields.flatMap(flattenTabs).map(hideBookkeeping)],
  }
}

function flattenTabs(field: Field): Field[] {
  return field.type === 'tabs' ? field.tabs.flatMap(({ fields }) => fields) : [field]
}

/** Hides bookkeeping fields, also because the JSON editor would be loaded from another host. */
function hideBookkeeping(field: Field): Field {
  const text = 'name' in field ? visibleFields[field.name] : undefined
  if (text) return { ...field, label: text } as Field
  const isSearched = 'name' in field && field.name === 'queue'
  return { ...field, ...(isSearched && { label: searchLabel }), admin: { hidden: true } } as Field
}
