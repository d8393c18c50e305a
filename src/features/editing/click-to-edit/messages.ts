import type { StaffLanguage } from '../../../i18n/staff.ts'

/** What stands beside a text of the preview that is pointed at. */
export const editMessages: Record<
  StaffLanguage,
  {
    edit: string
    /** `{key}` becomes the key by which copy quotes the claim. */
    claim: string
    follow: string
  }
> = {
  de: {
    edit: 'Bearbeiten',
    claim: 'Werbeaussage {key}',
    follow: 'Öffnen',
  },
  en: { edit: 'Edit', claim: 'Claim {key}', follow: 'Open' },
}
