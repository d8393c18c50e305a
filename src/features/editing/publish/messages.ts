import type { Locale } from '../../../i18n/locales.ts'

type Words = {
  /** What stands before the list of holes. No colon: the form parts the list by it. */
  refused: string
  /** The same before a list of what must stay on the site. */
  kept: string
  /** Why a document is kept in some languages. */
  required: Record<'settings' | 'imprint' | 'privacy', (languages: string) => string>
  /** Ends a list that would be too long to read. */
  more: (count: number) => string
  claims: {
    twice: (key: string) => string
    wrongKey: (key: string) => string
    reserved: (key: string) => string
    noNumber: (key: string) => string
    used: (key: string, where: string) => string
  }
  pictures: {
    deleted: (where: string) => string
    emptied: (language: string, where: string) => string
  }
  nothingPublished: string
  /** Why no publication or withdrawal is planned. */
  notPlannable: string
  /** What a request said that cannot be stored. */
  malformed: {
    body: string
    group: (path: string) => string
    list: (path: string) => string
    text: (path: string) => string
    tooLong: (path: string, limit: string) => string
    tooMany: (path: string, limit: number) => string
    value: (path: string) => string
    unstorable: string
  }
}

/** What the staff are told when the site must not get what they send. */
export const publishMessages: Record<Locale, Words> = {
  de: {
    refused: 'Das kann noch nicht veröffentlicht werden',
    kept: 'Das muss veröffentlicht bleiben',
    required: {
      settings: (languages) =>
        `${languages}: Ohne die Website-Einstellungen gibt es keine Website.`,
      imprint: (languages) => `${languages}: Das Impressum schreibt das Gesetz vor.`,
      privacy: (languages) => `${languages}: Die Datenschutzerklärung schreibt das Gesetz vor.`,
    },
    more: (count) => (count === 1 ? 'und 1 weitere Stelle' : `und ${count} weitere Stellen`),
    claims: {
      twice: (key) => `Den Schlüssel {${key}} gibt es zweimal.`,
      wrongKey: (key) =>
        `Der Schlüssel „${key}“ darf nur aus Buchstaben (ohne Umlaute), Ziffern und Unterstrichen bestehen.`,
      reserved: (key) => `Der Schlüssel {${key}} ist schon für etwas anderes vergeben.`,
      noNumber: (key) =>
        `Bei {${key}} steht „Prozent“, also muss dort eine bloße Zahl stehen, etwa 75 oder 97.5.`,
      used: (key, where) => `Der Schlüssel {${key}} wird noch gebraucht – ${where}.`,
    },
    pictures: {
      deleted: (where) => `Dieses Bild wird noch gebraucht: ${where}.`,
      emptied: (language, where) =>
        `Der Alternativtext darf nicht leer sein (${language}), denn das Bild wird gebraucht: ${where}.`,
    },
    notPlannable:
      'Das lässt sich nicht planen: Es gibt es nicht, es wird nicht veröffentlicht, oder Sie dürfen es nicht ändern.',
    nothingPublished: 'In dieser Sprache ist nichts veröffentlicht, wozu man zurückkehren könnte.',
    malformed: {
      body: 'Das ist kein Eintrag, sondern etwas anderes. Erwartet wird ein JSON-Objekt mit den Feldern.',
      group: (path) => `„${path}“ muss ein Objekt mit den Feldern dieses Abschnitts sein.`,
      list: (path) => `„${path}“ muss eine Liste sein.`,
      text: (path) => `„${path}“ muss ein Text sein.`,
      tooLong: (path, limit) => `„${path}“ ist zu lang: Höchstens ${limit} Zeichen haben Platz.`,
      tooMany: (path, limit) => `„${path}“ hat zu viele Einträge: Höchstens ${limit} haben Platz.`,
      value: (path) => `Der Wert von „${path}“ passt nicht zu diesem Feld.`,
      unstorable: 'Das geht so nicht: Ein Wert passt nicht zu seinem Feld.',
    },
  },
  en: {
    refused: 'This cannot be published yet',
    kept: 'This must stay published',
    required: {
      settings: (languages) => `${languages}: without the site settings there is no site.`,
      imprint: (languages) => `${languages}: the law requires the imprint.`,
      privacy: (languages) => `${languages}: the law requires the privacy policy.`,
    },
    more: (count) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    claims: {
      twice: (key) => `The key {${key}} exists twice.`,
      wrongKey: (key) => `The key “${key}” may consist of letters, digits and underscores only.`,
      reserved: (key) => `The key {${key}} already stands for something else.`,
      noNumber: (key) =>
        `{${key}} is a percentage, so its figure must be a mere number, such as 75 or 97.5.`,
      used: (key, where) => `The key {${key}} is still needed – ${where}.`,
    },
    pictures: {
      deleted: (where) => `This picture is still needed: ${where}.`,
      emptied: (language, where) =>
        `The alternative text must not be empty (${language}), as the picture is needed: ${where}.`,
    },
    notPlannable:
      'This cannot be planned: it does not exist, is not published, or is not yours to change.',
    nothingPublished: 'Nothing is published in this language that one could go back to.',
    malformed: {
      body: 'This is not an entry. Expected is a JSON object with the fields.',
      group: (path) => `“${path}” must be an object with the fields of this section.`,
      list: (path) => `“${path}” must be a list.`,
      text: (path) => `“${path}” must be a text.`,
      tooLong: (path, limit) => `“${path}” is too long: there is room for ${limit} characters.`,
      tooMany: (path, limit) => `“${path}” has too many entries: there is room for ${limit}.`,
      value: (path) => `The value of “${path}” does not fit this field.`,
      unstorable: 'This does not work: a value does not fit its field.',
    },
  },
  pt: {
    refused: 'Ainda não é possível publicar',
    kept: 'Isto tem de continuar publicado',
    required: {
      settings: (languages) => `${languages}: sem as definições do site não há site.`,
      imprint: (languages) => `${languages}: a lei exige a informação legal.`,
      privacy: (languages) => `${languages}: a lei exige a política de privacidade.`,
    },
    more: (count) => (count === 1 ? 'e mais 1 lugar' : `e mais ${count} lugares`),
    claims: {
      twice: (key) => `A chave {${key}} existe duas vezes.`,
      wrongKey: (key) => `A chave “${key}” só pode ter letras, algarismos e traços inferiores.`,
      reserved: (key) => `A chave {${key}} já está reservada para outra coisa.`,
      noNumber: (key) =>
        `{${key}} é uma percentagem, por isso o valor tem de ser só um número, como 75 ou 97.5.`,
      used: (key, where) => `A chave {${key}} ainda é necessária – ${where}.`,
    },
    pictures: {
      deleted: (where) => `Esta imagem ainda é necessária: ${where}.`,
      emptied: (language, where) =>
        `O texto alternativo não pode ficar vazio (${language}), pois a imagem é necessária: ${where}.`,
    },
    notPlannable:
      'Isto não pode ser planeado: não existe, não é publicado ou não tem permissão para o alterar.',
    nothingPublished: 'Nesta língua não há nada publicado a que se possa voltar.',
    malformed: {
      body: 'Isto não é uma entrada. Espera-se um objeto JSON com os campos.',
      group: (path) => `“${path}” tem de ser um objeto com os campos desta secção.`,
      list: (path) => `“${path}” tem de ser uma lista.`,
      text: (path) => `“${path}” tem de ser um texto.`,
      tooLong: (path, limit) => `“${path}” é demasiado longo: cabem ${limit} caracteres.`,
      tooMany: (path, limit) => `“${path}” tem demasiadas entradas: cabem ${limit}.`,
      value: (path) => `O valor de “${path}” não serve para este campo.`,
      unstorable: 'Assim não é possível: um valor não serve para o seu campo.',
    },
  },
  ro: {
    refused: 'Încă nu se poate publica',
    kept: 'Trebuie să rămână publicat',
    required: {
      settings: (languages) => `${languages}: fără setările site-ului nu există site.`,
      imprint: (languages) => `${languages}: legea cere datele de identificare.`,
      privacy: (languages) => `${languages}: legea cere politica de confidențialitate.`,
    },
    more: (count) => (count === 1 ? 'și încă un loc' : `și încă ${count} locuri`),
    claims: {
      twice: (key) => `Cheia {${key}} există de două ori.`,
      wrongKey: (key) =>
        `Cheia „${key}” poate conține doar litere, cifre și liniuțe de subliniere.`,
      reserved: (key) => `Cheia {${key}} este deja rezervată pentru altceva.`,
      noNumber: (key) =>
        `{${key}} este un procent, deci valoarea trebuie să fie doar un număr, ca 75 sau 97.5.`,
      used: (key, where) => `Cheia {${key}} este încă folosită – ${where}.`,
    },
    pictures: {
      deleted: (where) => `Această imagine este încă folosită: ${where}.`,
      emptied: (language, where) =>
        `Textul alternativ nu poate fi gol (${language}), deoarece imaginea este folosită: ${where}.`,
    },
    notPlannable:
      'Acest lucru nu poate fi planificat: nu există, nu se publică sau nu aveți dreptul să îl modificați.',
    nothingPublished: 'În această limbă nu este publicat nimic la care se poate reveni.',
    malformed: {
      body: 'Aceasta nu este o intrare. Se așteaptă un obiect JSON cu câmpurile.',
      group: (path) => `„${path}” trebuie să fie un obiect cu câmpurile acestei secțiuni.`,
      list: (path) => `„${path}” trebuie să fie o listă.`,
      text: (path) => `„${path}” trebuie să fie un text.`,
      tooLong: (path, limit) => `„${path}” este prea lung: încap ${limit} de caractere.`,
      tooMany: (path, limit) => `„${path}” are prea multe intrări: încap ${limit}.`,
      value: (path) => `Valoarea din „${path}” nu se potrivește acestui câmp.`,
      unstorable: 'Așa nu se poate: o valoare nu se potrivește câmpului ei.',
    },
  },
}
