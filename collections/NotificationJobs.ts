import type { CollectionConfig, Endpoint, SanitizedConfig } from 'payload'
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
      defaultColumns: ['taskSlug', 'input', 'totalTried', 'hasError', 'waitUntil', 'createdAt'],
      components: {
        ...jobs.admin?.components,
        edit: {
          beforeDocumentControls: ['/src/features/notify/components/send-again.tsx#SendAgain'],
        },
      },
    },
    access: { read: isAdmin, create: isNobody, update: isNobody, delete: isAdmin },
    endpoints: [...(jobs.endpoints || []), sendAgain],
  }
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
