import type { StaffLanguage } from '../../../i18n/staff.ts'

type Going = {
  /** The number of documents that belong to the submission. */
  documents: number
  /** The days until the trash is emptied; undefined if that is switched off. */
  trashDays: number | undefined
}

/** Asks whether to move a submission to the trash; Payload fills in `{{title}}`. */
export const trashQuestion: Record<StaffLanguage, (going: Going) => string> = {
  de: ({ documents, trashDays }) => {
    const added = documents === 1 ? ' mit einem Dokument' : ` mit ${documents} Dokumenten`
    const later =
      trashDays === undefined
        ? 'Dort bleibt alles, bis Sie es endgültig löschen.'
        : `Dort können Sie alles ${trashDays} Tage lang wiederherstellen, danach wird es endgültig gelöscht.`
    return `<1>{{title}}</1>${documents > 0 ? added : ''} in den Papierkorb legen? ${later}`
  },
  en: ({ documents, trashDays }) => {
    const added = documents === 1 ? ' with one document' : ` with ${documents} documents`
    const later =
      trashDays === undefined
        ? 'Everything stays there until you delete it for good.'
        : `You can restore everything for ${trashDays} days; then it is deleted for good.`
    return `Move <1>{{title}}</1>${documents > 0 ? added : ''} to the trash? ${later}`
  },
}
