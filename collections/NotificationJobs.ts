import type { CollectionConfig, Endpoint, Field, FieldHook, SanitizedConfig } from 'payload'
import type { PayloadJob } from '../src/payload-types.ts'
import { hasAdminRole, isAdmin, isHiddenFromEditors, isNobody } from './shared/access.ts'
import { label } from './shared/fields.ts'

/** Puts a job that has given up, or is waiting, back to the front of the queue. */
const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!hasAdminRole(req.user)) return new Response(null, { status: req.user ? 403 : 401 })
    const [job] =
      (await req.payload.db.updateJobs({
        where: { id: { equals: Number(req.routeParams?.id) }, processing: { equals: false } },
        // Without its log the job counts as never tried.
        data: { hasError: false, error: null, totalTried: 0, waitUntil: null, log: [] },
        returning: true,
      })) ?? []
    return job ? Response.json({ id: job.id }) : new Response(null, { status: 404 })
  },
}

/** What an admin reads of a job; the rest of Payload's fields is bookkeeping. */
const shown: Record<string, ReturnType<typeof label>> = {
  taskSlug: label('Was', 'What'),
  totalTried: label('Versuche', 'Tries'),
  hasError: label('Aufgegeben', 'Given up'),
  waitUntil: label('Nächster Versuch', 'Next try'),
}

const about: FieldHook<PayloadJob> = ({ data }) => {
  const { kind, id } = (data?.input ?? {}) as { kind?: string; id?: number }
  return kind && id !== undefined ? `${kind} ${id}` : undefined
}

const lastError: FieldHook<PayloadJob> = ({ data }) => {
  const error = data?.log?.at(-1)?.error ?? data?.error
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : undefined
}

const readable: Field[] = [
  {
    name: 'about',
    type: 'text',
    label: label('Anfrage', 'Request'),
    virtual: true,
    hooks: { afterRead: [about] },
  },
  {
    name: 'lastError',
    type: 'textarea',
    label: label('Letzter Fehler', 'Last error'),
    virtual: true,
    hooks: { afterRead: [lastError] },
  },
]

/**
 * Payload's queue as the admins see it: what is waiting, and what has failed and why. A job that
 * is done is gone.
 */
export function asNotificationJobs(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: {
      singular: label('Benachrichtigung', 'Notification'),
      plural: label('Benachrichtigungen', 'Notifications'),
    },
    admin: {
      ...jobs.admin,
      group: label('Anfragen', 'Requests'),
      hidden: isHiddenFromEditors,
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'about', 'lastError', 'totalTried', 'hasError', 'waitUntil'],
      components: {
        ...jobs.admin?.components,
        edit: {
          beforeDocumentControls: ['/src/features/notify/components/send-again.tsx#SendAgain'],
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
  return (text ? { ...field, label: text } : { ...field, admin: { hidden: true } }) as Field
}

/**
 * Payload keeps the times of scheduled jobs in a global that every login may read and change; the
 * queue itself does not ask. It is made too late for a plugin to reach.
 */
export function closeJobTimes(config: SanitizedConfig): SanitizedConfig {
  const times = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (times) times.access = { ...times.access, read: isAdmin, update: isNobody }
  return config
}
