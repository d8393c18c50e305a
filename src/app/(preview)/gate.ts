import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { previewRoot } from '../../i18n/routes.ts'
import { type StaffLanguage, staffLanguage } from '../../i18n/staff.ts'
import { requireStaff } from '../../lib/auth.ts'

/**
 * Lets the staff through to what stands at a path of the preview: everybody else is led to the
 * login and back, or refused. Stands before every word of a draft.
 */
export async function requirePreviewer(path: string): Promise<void> {
  const staff = await requireStaff(await headers())
  if (staff.ok) return
  if (staff.status === 403) forbidden()
  redirect(`/admin/login?redirect=${encodeURIComponent(previewRoot + path)}`)
}

/** The language in which whoever is logged in uses the CMS. */
export async function viewersLanguage(): Promise<StaffLanguage> {
  const chosen = (await cookies()).get('payload-lng')?.value
  return staffLanguage(chosen ?? (await headers()).get('accept-language') ?? undefined)
}
