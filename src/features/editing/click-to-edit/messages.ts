import type { StaffLanguage } from '../../../i18n/staff.ts'

/** The buttons above a hovered text of the preview. */
export const editMessages: Record<
  StaffLanguage,
  {
    edit: string
    /** `{key}`: the key by which copy references the claim. */
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
