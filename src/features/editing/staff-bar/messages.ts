import type { StaffLanguage } from '../../../i18n/staff.ts'

export const barMessages: Record<
  StaffLanguage,
  {
    label: string
    draft: string
    published: string
    /** Toggles click-to-edit. */
    edit: string
    /** Opens the CMS's form of the page's document. */
    form: string
    preview: string
    page: string
    dashboard: string
    logout: string
  }
> = {
  de: {
    label: 'Redaktion',
    draft: 'Vorschau mit Entwürfen',
    published: 'Veröffentlicht',
    edit: 'Bearbeiten',
    form: 'Formular',
    preview: 'Vorschau',
    page: 'Öffentliche Seite',
    dashboard: 'Übersicht',
    logout: 'Abmelden',
  },
  en: {
    label: 'Editing',
    draft: 'Preview with drafts',
    published: 'Published',
    edit: 'Edit',
    form: 'Form',
    preview: 'Preview',
    page: 'Public page',
    dashboard: 'Dashboard',
    logout: 'Log out',
  },
}
