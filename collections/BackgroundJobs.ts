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

/** Puts a job that has given up, or is waiting, back to the front of the queue. */
const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!isAdminSession(req.user)) return new Response(null, { status: req.user ? 403 : 401 })
    const { docs } = await req.payload.update({
      collection: 'payload-jobs',
      where: { id: { equals: Number(req.routeParams?.id) }, processing: { equals: false } },
      // Without its log the job counts as never tried.
      data: { hasError: false, error: null, totalTried: 0, waitUntil: null, log: [] },
      depth: 0,
    })
    const [job] = docs
    return job ? Response.json({ id: job.id }) : new Response(null, { status: 404 })
  },
}

type Task = Exclude<NonNullable<PayloadJob['taskSlug']>, 'inline'>

/** What each kind of job does: a new kind without its words is a type error here. */
const taskLabels = {
  'mail-team': label('E-Mail an das Team', 'Email to the team'),
  'confirm-to-customer': label('Bestätigung an den Kunden', 'Confirmation to the customer'),
  'call-webhook': label('Aufruf des Automatisierungstools', 'Automation tool call'),
  'delete-expired': label('Löschen nach Aufbewahrungsfrist', 'Deletion after the retention period'),
  'tidy-up': label('Aufräumen', 'Tidying up'),
  schedulePublish: label('Geplante Veröffentlichung', 'Scheduled publishing'),
} satisfies Record<Task, ReturnType<typeof label>>

/** What an admin reads of a job beside what is made up below; the rest is bookkeeping. */
const shown: Record<string, ReturnType<typeof label>> = {
  totalTried: label('Versuche', 'Attempts'),
  waitUntil: label('Nächster Versuch', 'Next attempt'),
}

/** What the search calls the kind of a job. */
const titleLabel = label('Art', 'Kind')

type About = TaskMailTeam['input']

const kinds = {
  contact: label('Kontaktanfrage', 'Contact request'),
  onboarding: label('Anmeldung', 'Registration'),
} satisfies Record<About['kind'], ReturnType<typeof label>>

const states = {
  waiting: label('Wartet', 'Waiting'),
  running: label('Läuft', 'Running'),
  failed: label('Fehlgeschlagen', 'Failed'),
}

/** Shown for an empty value. */
const nothing = '–'

type Format = (job: Partial<PayloadJob>, language: StaffLanguage, req: PayloadRequest) => string

const what: Format = ({ taskSlug }, language) =>
  taskSlug && taskSlug in taskLabels
    ? taskLabels[taskSlug as Task][language]
    : (taskSlug ?? nothing)

const about: Format = ({ input, taskSlug }, language, { payload }) => {
  if (taskSlug === 'schedulePublish') return aboutPlan({ input }, language, payload)
  const { kind, id } = (input ?? {}) as Partial<About>
  return kind && id !== undefined ? `${kinds[kind][language]} ${id}` : nothing
}

type Job = Pick<PayloadJob, 'input'>

/** What a plan publishes or withdraws, and in which language if it is not in all. */
function aboutPlan(job: Job, language: StaffLanguage, payload: Payload): string {
  const { locale, place } = plannedBy(job) ?? {}
  const config = place && configAt(payload, place)
  if (!config) return nothing
  const kind = documentName(config, {}, language)
  const name = 'id' in place ? `${kind} ${place.id}` : kind
  return locale ? `${name} (${languageName(locale, language)})` : name
}

const state: Format = ({ hasError, processing }, language) =>
  states[hasError ? 'failed' : processing ? 'running' : 'waiting'][language]

const lastError: Format = ({ log, error }) => {
  const last = log?.at(-1)?.error ?? error
  return typeof last === 'object' && last !== null && 'message' in last
    ? String(last.message)
    : nothing
}

/** A line that is made of the job when it is read, in the reader's language. */
const formatted = (name: string, text: ReturnType<typeof label>, format: Format): Field => ({
  name,
  type: 'text',
  label: text,
  virtual: true,
  admin: { readOnly: true },
  hooks: {
    afterRead: [({ data, req }) => format(data ?? {}, staffLanguage(req.i18n.language), req)],
  },
})

const readable: Field[] = [
  formatted('what', label('Was', 'What'), what),
  formatted('about', label('Betrifft', 'About'), about),
  formatted('state', label('Stand', 'State'), state),
  formatted('lastError', label('Letzter Fehler', 'Last error'), lastError),
]

/**
 * Payload's queue as the admins see it: what is waiting, and what has failed and why. A job that
 * is done is gone. Most are notifications; what runs by the clock is in it as well.
 */
export function asBackgroundJobs(jobs: CollectionConfig): CollectionConfig {
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
    endpoints: [...(jobs.endpoints || []), sendAgain],
    fields: [...readable, ...jobs.fields.flatMap(withoutTabs).map(forAdmins)],
  }
}

function withoutTabs(field: Field): Field[] {
  return field.type === 'tabs' ? field.tabs.flatMap(({ fields }) => fields) : [field]
}

/** Bookkeeping is hidden: its JSON would also load an editor from another host. */
function forAdmins(field: Field): Field {
  const text = 'name' in field ? shown[field.name] : undefined
  if (text) return { ...field, label: text } as Field
  // The title's own name stands in the search.
  const isTitle = 'name' in field && field.name === 'taskSlug'
  return { ...field, ...(isTitle && { label: titleLabel }), admin: { hidden: true } } as Field
}
