import type { StaffLanguage } from '../../src/i18n/staff.ts'

type Messages = {
  body: string
  group: (path: string) => string
  list: (path: string) => string
  missing: string
  query: string
  richText: (field: string) => string
  text: (path: string) => string
  tooLong: (field: string, limit: string) => string
  tooMany: (field: string, limit: number) => string
  tooManyValues: string
  trash: string
  value: (path: string) => string
  unstorable: string
}

export const malformedMessages: Record<StaffLanguage, Messages> = {
  de: {
    body: 'Das ist kein gültiger Eintrag. Erwartet wird ein JSON-Objekt mit den Feldern.',
    group: (path) => `„${path}“ muss ein Objekt mit den Feldern dieses Abschnitts sein.`,
    list: (path) => `„${path}“ muss eine Liste sein.`,
    missing:
      'Nicht gespeichert: Etwas, das hier ausgewählt ist, gibt es nicht mehr. Bitte wählen Sie etwas anderes aus.',
    query: 'Diese Abfrage lässt sich nicht ausführen.',
    richText: (field) => `„${field}“ enthält etwas, das der Texteditor nicht schreiben kann.`,
    text: (path) => `„${path}“ muss ein Text sein.`,
    tooLong: (field, limit) => `„${field}“ ist zu lang: Höchstens ${limit} Zeichen sind erlaubt.`,
    tooMany: (field, limit) => `„${field}“ hat zu viele Einträge: Höchstens ${limit} sind erlaubt.`,
    tooManyValues: 'Das sind zu viele Werte auf einmal.',
    trash: 'Ein Entwurf kann nicht in den Papierkorb: „deletedAt“ gilt für den ganzen Eintrag.',
    value: (path) => `Der Wert von „${path}“ passt nicht zu diesem Feld.`,
    unstorable: 'Das geht so nicht: Ein Wert passt nicht zu seinem Feld.',
  },
  en: {
    body: 'This isn’t an entry. Send a JSON object with its fields.',
    group: (path) => `“${path}” must be an object with the fields of that section.`,
    list: (path) => `“${path}” must be a list.`,
    missing:
      'Not saved: something that is selected here no longer exists. Please select something else.',
    query: 'This query can’t be run.',
    richText: (field) => `“${field}” contains something that the text editor can’t write.`,
    text: (path) => `“${path}” must be text.`,
    tooLong: (field, limit) => `“${field}” is too long: the limit is ${limit} characters.`,
    tooMany: (field, limit) => `“${field}” has too many entries: the limit is ${limit}.`,
    tooManyValues: 'Those are too many values at once.',
    trash: 'A draft can’t be moved to the trash: “deletedAt” applies to the whole entry.',
    value: (path) => `The value of “${path}” isn’t valid for this field.`,
    unstorable: 'This can’t be saved: a value isn’t valid for its field.',
  },
}
