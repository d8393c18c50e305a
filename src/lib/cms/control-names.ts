import type { StaffLanguage } from '../../i18n/staff.ts'

type Copy = {
  title: string
  sections: string
  path: string
  selectAll: string
  selectRow: (row: number) => string
  previousPage: string
  nextPage: string
  moveRow: (row: number) => string
  rowActions: (row: number) => string
  listActions: string
  moreActions: string
  moreToPublish: string
  clear: string
  choice: string
  edit: string
  remove: string
  copyAddress: string
  /** The sizes of the preview, by Payload's label. */
  previewSizes: Record<string, string>
  sortable: string
  sortHint: string
}

/** Accessible names for what Payload leaves without one, or names in English. */
export const controlNames: Record<StaffLanguage, Copy> = {
  de: {
    title: 'Titel und Ansichten',
    sections: 'Bereiche',
    path: 'Pfad',
    selectAll: 'Alle auswählen',
    selectRow: (row) => `Zeile ${row} auswählen`,
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    moveRow: (row) => `Zeile ${row} verschieben`,
    rowActions: (row) => `Aktionen für Zeile ${row}`,
    listActions: 'Zeilen kopieren oder einfügen',
    moreActions: 'Weitere Aktionen',
    moreToPublish: 'Weitere Möglichkeiten zu veröffentlichen',
    clear: 'Auswahl leeren',
    choice: 'Auswahl',
    edit: 'Bearbeiten',
    remove: 'Entfernen',
    copyAddress: 'Adresse kopieren',
    previewSizes: {
      Responsive: 'Ganze Breite',
      'Phone 390': 'Telefon 390',
      'Desktop 1440': 'Computer 1440',
    },
    sortable: 'sortierbar',
    sortHint:
      'Die Leertaste nimmt die Zeile auf, die Pfeiltasten verschieben sie. Die Leertaste legt sie ab, Escape bricht ab.',
  },
  en: {
    title: 'Title and views',
    sections: 'Sections',
    path: 'Breadcrumb',
    selectAll: 'Select all',
    selectRow: (row) => `Select row ${row}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    moveRow: (row) => `Move row ${row}`,
    rowActions: (row) => `Actions for row ${row}`,
    listActions: 'Copy or paste rows',
    moreActions: 'More actions',
    moreToPublish: 'More ways to publish',
    clear: 'Clear selection',
    choice: 'Choice',
    edit: 'Edit',
    remove: 'Remove',
    copyAddress: 'Copy the address',
    previewSizes: { Responsive: 'Full width' },
    sortable: 'sortable',
    sortHint:
      'Press Space to pick up the row, and move it with the arrow keys. Space drops it, Escape cancels.',
  },
}
