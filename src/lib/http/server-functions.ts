import { requireStaff } from '../auth/require-role.ts'

/** The CMS's server functions that its pages call. */
const names = new Set<unknown>([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Whether a user may call a server function: the staff, in person. Payload allows everyone to,
 * and looks a name up where inherited ones such as `constructor` are found too.
 */
export async function mayCallServerFunction(name: unknown, headers: Headers): Promise<boolean> {
  return names.has(name) && (await requireStaff(headers)).ok
}
