import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { previewRoot } from '../../i18n/routes.ts'
import type { StaffLanguage } from '../../i18n/staff.ts'
import { requestLanguage, requireStaff } from '../../lib/auth/require-role.ts'
import { loginPath } from '../../lib/cms/login-path.ts'

/**
 * Requires a logged-in user for a path of the preview; otherwise redirects to the login, which leads back.
 * Every page and route of the preview must call it, because drafts are not public.
 */
export async function requirePreviewAccess(path: string): Promise<void> {
  const staff = await requireStaff(await headers())
  if (!staff.ok) redirect(loginPath(previewRoot + path))
}

/** Returns the language that the user has chosen for the CMS. */
export async function viewerLanguage(): Promise<StaffLanguage> {
  return requestLanguage(await headers())
}
