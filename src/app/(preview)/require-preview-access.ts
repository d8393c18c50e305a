import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { previewRoot } from '../../i18n/routes.ts'
import { type StaffLanguage, staffLanguage } from '../../i18n/staff.ts'
import { requestLanguage, requireStaff } from '../../lib/auth/require-role.ts'

/**
 * Lets the staff through to what stands at a path of the preview: everybody else is led to the
 * login and back. Every account is of the staff. Stands before every word of a draft.
 */
export async function requirePreviewer(path: string): Promise<void> {
  const staff = await requireStaff(await headers())
  if (!staff.ok) redirect(`/admin/login?redirect=${encodeURIComponent(previewRoot + path)}`)
}

/** The user's language of the CMS. */
export async function viewersLanguage(): Promise<StaffLanguage> {
  return staffLanguage(await requestLanguage(await headers()))
}
