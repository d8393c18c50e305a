import type { StaffLanguage } from '../../../i18n/staff.ts'

export const barMessages: Record<
  StaffLanguage,
  {
    label: string
    draft: string
    published: string
    edit: string
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
    preview: 'Preview',
    page: 'Public page',
    dashboard: 'Dashboard',
    logout: 'Log out',
  },
}
