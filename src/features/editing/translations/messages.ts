import type { Locale } from '../../../i18n/locales.ts'
import { fillPlaceholders } from '../../../lib/content/placeholders.ts'
import type { FilterState, TextState, UnitOutcome } from './constants.ts'
import type { Publication } from './types.ts'

/** A message about one, and about any other number. */
type Counted = { one: string; other: string }

/** What the staff read about translations; what stands in braces is filled in. */
export type Messages = {
  title: string
  intro: string
  /** `{complete}` of `{total}` texts. */
  progress: string
  missingCount: Counted
  outdatedCount: Counted
  allDone: string
  matrix: string
  document: string
  publication: Record<Publication, string>
  notShown: string
  texts: string
  filterLanguage: string
  filterState: string
  allLanguages: string
  allDocuments: string
  states: Record<FilterState, string>
  textStates: Record<TextState, string>
  nothingHere: string
  /** How many texts stand below. */
  listed: string
  german: string
  empty: string
  edit: string
  copy: string
  copyMissing: string
  stillRight: string
  overwriteTitle: string
  overwriteText: string
  overwrite: string
  liveTitle: string
  liveText: string
  goLive: string
  cancel: string
  copied: string
  confirmed: string
  files: string
  filesIntro: string
  exportAll: string
  exportOpen: string
  importFile: string
  importLive: string
  imported: string
  nothingTaken: string
  close: string
  outcomes: Record<UnitOutcome, string>
  failed: string
  notLoggedIn: string
  refused: string
  noDocument: string
  nothingToCopy: string
  changedMeanwhile: string
  goesLive: string
  locked: string
  forbidden: string
  notWritten: string
  invalid: string
  tooLarge: string
  emptyFile: string
  brokenFile: string
  otherSite: string
  notFromGerman: string
  otherLanguage: string
  twice: string
  sourceChanged: string
  placeholdersLost: string
  placeholdersAdded: string
  tooLong: string
  listIncomplete: string
  unstorable: string
}

/** A message about a number of things. */
export function tellCount(message: Counted, count: number): string {
  return fillPlaceholders(count === 1 ? message.one : message.other, { count })
}

export const translationMessages: Record<Locale, Messages> = {
  de: {
    title: 'Übersetzungen',
    intro:
      'Was in welcher Sprache noch fehlt oder nicht mehr zum deutschen Text passt. Gezählt wird, was zuletzt gespeichert wurde, auch als Entwurf.',
    progress: '{complete} von {total}',
    missingCount: { one: '{count} fehlt', other: '{count} fehlen' },
    outdatedCount: { one: '{count} veraltet', other: '{count} veraltet' },
    allDone: 'vollständig',
    matrix: 'Seiten und Sprachen',
    document: 'Dokument',
    publication: {
      live: 'gilt sofort',
      published: 'veröffentlicht',
      changed: 'neuerer Entwurf',
      draft: 'nur Entwurf',
    },
    notShown: 'keine Seite in dieser Sprache',
    texts: 'Texte',
    filterLanguage: 'Sprache',
    filterState: 'Stand',
    allLanguages: 'Alle Sprachen',
    allDocuments: 'Alle Dokumente',
    states: { open: 'Zu tun', missing: 'Fehlt', outdated: 'Veraltet', all: 'Alle' },
    textStates: {
      complete: 'aktuell',
      missing: 'fehlt',
      outdated: 'veraltet',
      german: 'noch deutsch',
    },
    nothingHere: 'Hier ist nichts zu tun.',
    listed: 'Texte: {count}',
    german: 'Deutsch',
    empty: 'leer',
    edit: 'Bearbeiten',
    copy: 'Aus dem Deutschen übernehmen',
    copyMissing: 'Fehlendes aus dem Deutschen übernehmen',
    stillRight: 'Stimmt noch',
    overwriteTitle: 'Übersetzung ersetzen?',
    overwriteText:
      'Hier steht schon eine Übersetzung. Im Entwurf steht danach der deutsche Text; was veröffentlicht ist, bleibt.',
    overwrite: 'Ersetzen',
    liveTitle: 'Gilt sofort',
    liveText:
      'Dieses Dokument kennt keine Entwürfe: Der deutsche Text gilt sofort, auch für Besucher.',
    goLive: 'Trotzdem übernehmen',
    cancel: 'Abbrechen',
    copied: 'Als Entwurf übernommen: {count}',
    confirmed: 'Als aktuell vermerkt',
    files: 'Für Übersetzungsbüros',
    filesIntro:
      'Texte einer Sprache als XLIFF-Datei herunterladen, übersetzen lassen und wieder hochladen. Was zurückkommt, wird zu Entwürfen.',
    exportAll: 'Alles herunterladen',
    exportOpen: 'Nur Offenes herunterladen',
    importFile: 'Datei hochladen',
    importLive: 'Auch Bildbeschreibungen und E-Mails übernehmen; sie gelten sofort',
    imported: 'Datei gelesen: {language}',
    nothingTaken: 'Es wurde nichts geändert.',
    close: 'Schließen',
    outcomes: {
      taken: 'Übernommen',
      refused: 'Abgelehnt',
      unknown: 'Unbekannt',
      untranslated: 'Ohne Übersetzung',
      unchanged: 'Unverändert',
    },
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    notLoggedIn: 'Bitte melden Sie sich an.',
    refused: 'Die Übersetzungen sind der Redaktion vorbehalten.',
    noDocument: 'Diesen Text gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    nothingToCopy: 'Hier gibt es nichts zu übernehmen.',
    changedMeanwhile: 'Der Text wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
    goesLive: 'Dieses Dokument kennt keine Entwürfe; der Text würde sofort gelten.',
    locked: 'Jemand anderes bearbeitet dieses Dokument gerade.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    notWritten: 'Der Entwurf konnte nicht gespeichert werden.',
    invalid: 'Diese Anfrage ist unvollständig.',
    tooLarge: 'Die Datei ist zu groß; möglich sind {limit} MB.',
    emptyFile: 'In dieser Datei steht nichts zu übersetzen.',
    brokenFile: 'Das ist keine lesbare XLIFF-Datei (Version 1.2).',
    otherSite: 'Diese Datei gehört zu einer anderen Website ({site}).',
    notFromGerman: 'Diese Datei ist nicht aus dem Deutschen übersetzt.',
    otherLanguage: 'Diese Datei ist für die Sprache {found}, nicht für {wanted}.',
    twice: 'Der Text steht mehrmals in der Datei.',
    sourceChanged: 'Der deutsche Text hat sich seit dem Herunterladen geändert.',
    placeholdersLost: 'Es fehlt ein Platzhalter: {placeholders}',
    placeholdersAdded: 'Diesen Platzhalter hat der deutsche Text nicht: {placeholders}',
    tooLong: 'Der Text ist zu lang; möglich sind {limit} Zeichen.',
    listIncomplete: 'Die Liste ist unvollständig: Es fehlen noch andere Einträge.',
    unstorable: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt.',
  },
  en: {
    title: 'Translations',
    intro:
      'What is missing in which language, or no longer fits the German text. What counts is what was saved last, drafts included.',
    progress: '{complete} of {total}',
    missingCount: { one: '{count} missing', other: '{count} missing' },
    outdatedCount: { one: '{count} out of date', other: '{count} out of date' },
    allDone: 'complete',
    matrix: 'Pages and languages',
    document: 'Document',
    publication: {
      live: 'live at once',
      published: 'published',
      changed: 'newer draft',
      draft: 'draft only',
    },
    notShown: 'no page in this language',
    texts: 'Texts',
    filterLanguage: 'Language',
    filterState: 'State',
    allLanguages: 'All languages',
    allDocuments: 'All documents',
    states: { open: 'To do', missing: 'Missing', outdated: 'Out of date', all: 'All' },
    textStates: {
      complete: 'up to date',
      missing: 'missing',
      outdated: 'out of date',
      german: 'still German',
    },
    nothingHere: 'There is nothing to do here.',
    listed: 'Texts: {count}',
    german: 'German',
    empty: 'empty',
    edit: 'Edit',
    copy: 'Copy from German',
    copyMissing: 'Copy what is missing from German',
    stillRight: 'Still right',
    overwriteTitle: 'Replace the translation?',
    overwriteText:
      'There is a translation already. The draft will hold the German text instead; what is published stays.',
    overwrite: 'Replace',
    liveTitle: 'Live at once',
    liveText: 'This document has no drafts: the German text is live at once, for visitors too.',
    goLive: 'Copy anyway',
    cancel: 'Cancel',
    copied: 'Copied as a draft: {count}',
    confirmed: 'Noted as up to date',
    files: 'For translation agencies',
    filesIntro:
      'Download the texts of a language as an XLIFF file, have it translated and upload it again. What comes back becomes drafts.',
    exportAll: 'Download everything',
    exportOpen: 'Download what is open',
    importFile: 'Upload a file',
    importLive: 'Take picture descriptions and mails too; they are live at once',
    imported: 'File read: {language}',
    nothingTaken: 'Nothing was changed.',
    close: 'Close',
    outcomes: {
      taken: 'Taken',
      refused: 'Refused',
      unknown: 'Unknown',
      untranslated: 'Without translation',
      unchanged: 'Unchanged',
    },
    failed: 'That did not work. Please try again.',
    notLoggedIn: 'Please log in.',
    refused: 'Translations are for editors only.',
    noDocument: 'This text is gone. Please reload the page.',
    nothingToCopy: 'There is nothing to copy here.',
    changedMeanwhile: 'The text was changed in the meantime. Please reload the page.',
    goesLive: 'This document has no drafts; the text would be live at once.',
    locked: 'Somebody else is editing this document right now.',
    forbidden: 'You are not allowed to do this.',
    notWritten: 'The draft could not be saved.',
    invalid: 'This request is incomplete.',
    tooLarge: 'The file is too large; the limit is {limit} MB.',
    emptyFile: 'There is nothing to translate in this file.',
    brokenFile: 'This is no readable XLIFF file (version 1.2).',
    otherSite: 'This file belongs to another website ({site}).',
    notFromGerman: 'This file is not translated from German.',
    otherLanguage: 'This file is for the language {found}, not for {wanted}.',
    twice: 'The text is in the file more than once.',
    sourceChanged: 'The German text has changed since the download.',
    placeholdersLost: 'A placeholder is missing: {placeholders}',
    placeholdersAdded: 'The German text does not have this placeholder: {placeholders}',
    tooLong: 'The text is too long; the limit is {limit} characters.',
    listIncomplete: 'The list is incomplete: other entries are still missing.',
    unstorable: 'The text contains a character that cannot be stored.',
  },
  pt: {
    title: 'Traduções',
    intro:
      'O que falta em cada língua ou já não corresponde ao texto alemão. Conta o que foi guardado por último, incluindo rascunhos.',
    progress: '{complete} de {total}',
    missingCount: { one: '{count} em falta', other: '{count} em falta' },
    outdatedCount: { one: '{count} desatualizado', other: '{count} desatualizados' },
    allDone: 'completo',
    matrix: 'Páginas e línguas',
    document: 'Documento',
    publication: {
      live: 'visível de imediato',
      published: 'publicado',
      changed: 'rascunho mais recente',
      draft: 'só rascunho',
    },
    notShown: 'sem página nesta língua',
    texts: 'Textos',
    filterLanguage: 'Língua',
    filterState: 'Estado',
    allLanguages: 'Todas as línguas',
    allDocuments: 'Todos os documentos',
    states: { open: 'Por fazer', missing: 'Em falta', outdated: 'Desatualizado', all: 'Todos' },
    textStates: {
      complete: 'atual',
      missing: 'em falta',
      outdated: 'desatualizado',
      german: 'ainda em alemão',
    },
    nothingHere: 'Aqui não há nada por fazer.',
    listed: 'Textos: {count}',
    german: 'Alemão',
    empty: 'vazio',
    edit: 'Editar',
    copy: 'Copiar do alemão',
    copyMissing: 'Copiar do alemão o que falta',
    stillRight: 'Continua certo',
    overwriteTitle: 'Substituir a tradução?',
    overwriteText:
      'Já existe aqui uma tradução. O rascunho passará a ter o texto alemão; o que está publicado mantém-se.',
    overwrite: 'Substituir',
    liveTitle: 'Visível de imediato',
    liveText:
      'Este documento não tem rascunhos: o texto alemão fica visível de imediato, também para os visitantes.',
    goLive: 'Copiar mesmo assim',
    cancel: 'Cancelar',
    copied: 'Copiado como rascunho: {count}',
    confirmed: 'Marcado como atual',
    files: 'Para agências de tradução',
    filesIntro:
      'Descarregue os textos de uma língua num ficheiro XLIFF, mande traduzir e volte a carregá-lo. O que regressa passa a rascunho.',
    exportAll: 'Descarregar tudo',
    exportOpen: 'Descarregar o que falta',
    importFile: 'Carregar ficheiro',
    importLive: 'Incluir descrições de imagens e e-mails; ficam visíveis de imediato',
    imported: 'Ficheiro lido: {language}',
    nothingTaken: 'Nada foi alterado.',
    close: 'Fechar',
    outcomes: {
      taken: 'Aceites',
      refused: 'Recusados',
      unknown: 'Desconhecidos',
      untranslated: 'Sem tradução',
      unchanged: 'Inalterados',
    },
    failed: 'Não funcionou. Tente novamente.',
    notLoggedIn: 'Inicie sessão.',
    refused: 'As traduções são reservadas à redação.',
    noDocument: 'Este texto já não existe. Recarregue a página.',
    nothingToCopy: 'Aqui não há nada para copiar.',
    changedMeanwhile: 'O texto foi entretanto alterado. Recarregue a página.',
    goesLive: 'Este documento não tem rascunhos; o texto ficaria visível de imediato.',
    locked: 'Outra pessoa está a editar este documento.',
    forbidden: 'Não tem permissão para isto.',
    notWritten: 'Não foi possível guardar o rascunho.',
    invalid: 'Este pedido está incompleto.',
    tooLarge: 'O ficheiro é demasiado grande; o limite é de {limit} MB.',
    emptyFile: 'Não há nada para traduzir neste ficheiro.',
    brokenFile: 'Este não é um ficheiro XLIFF legível (versão 1.2).',
    otherSite: 'Este ficheiro pertence a outro site ({site}).',
    notFromGerman: 'Este ficheiro não foi traduzido do alemão.',
    otherLanguage: 'Este ficheiro é para a língua {found}, não para {wanted}.',
    twice: 'O texto aparece mais de uma vez no ficheiro.',
    sourceChanged: 'O texto alemão mudou desde a descarga.',
    placeholdersLost: 'Falta um marcador: {placeholders}',
    placeholdersAdded: 'O texto alemão não tem este marcador: {placeholders}',
    tooLong: 'O texto é demasiado longo; o limite é de {limit} caracteres.',
    listIncomplete: 'A lista está incompleta: ainda faltam outras entradas.',
    unstorable: 'O texto contém um carácter que não pode ser guardado.',
  },
  ro: {
    title: 'Traduceri',
    intro:
      'Ce lipsește în fiecare limbă sau nu mai corespunde textului german. Contează ce s-a salvat ultima dată, inclusiv ciornele.',
    progress: '{complete} din {total}',
    missingCount: { one: '{count} lipsește', other: '{count} lipsesc' },
    outdatedCount: { one: '{count} învechit', other: '{count} învechite' },
    allDone: 'complet',
    matrix: 'Pagini și limbi',
    document: 'Document',
    publication: {
      live: 'vizibil imediat',
      published: 'publicat',
      changed: 'ciornă mai nouă',
      draft: 'doar ciornă',
    },
    notShown: 'fără pagină în această limbă',
    texts: 'Texte',
    filterLanguage: 'Limba',
    filterState: 'Starea',
    allLanguages: 'Toate limbile',
    allDocuments: 'Toate documentele',
    states: { open: 'De făcut', missing: 'Lipsă', outdated: 'Învechit', all: 'Toate' },
    textStates: {
      complete: 'actual',
      missing: 'lipsește',
      outdated: 'învechit',
      german: 'încă în germană',
    },
    nothingHere: 'Aici nu este nimic de făcut.',
    listed: 'Texte: {count}',
    german: 'Germană',
    empty: 'gol',
    edit: 'Editați',
    copy: 'Copiați din germană',
    copyMissing: 'Copiați din germană ce lipsește',
    stillRight: 'Încă e corect',
    overwriteTitle: 'Înlocuiți traducerea?',
    overwriteText:
      'Aici există deja o traducere. Ciorna va conține textul german; ce este publicat rămâne.',
    overwrite: 'Înlocuiți',
    liveTitle: 'Vizibil imediat',
    liveText:
      'Acest document nu are ciorne: textul german devine vizibil imediat, și pentru vizitatori.',
    goLive: 'Copiați oricum',
    cancel: 'Anulați',
    copied: 'Copiat ca ciornă: {count}',
    confirmed: 'Marcat ca actual',
    files: 'Pentru agenții de traducere',
    filesIntro:
      'Descărcați textele unei limbi ca fișier XLIFF, dați-le la tradus și încărcați fișierul înapoi. Ce revine devine ciornă.',
    exportAll: 'Descărcați tot',
    exportOpen: 'Descărcați ce lipsește',
    importFile: 'Încărcați un fișier',
    importLive: 'Preluați și descrierile imaginilor și e-mailurile; devin vizibile imediat',
    imported: 'Fișier citit: {language}',
    nothingTaken: 'Nu s-a schimbat nimic.',
    close: 'Închideți',
    outcomes: {
      taken: 'Preluate',
      refused: 'Refuzate',
      unknown: 'Necunoscute',
      untranslated: 'Fără traducere',
      unchanged: 'Neschimbate',
    },
    failed: 'Nu a reușit. Vă rugăm să încercați din nou.',
    notLoggedIn: 'Autentificați-vă.',
    refused: 'Traducerile sunt rezervate redacției.',
    noDocument: 'Acest text nu mai există. Reîncărcați pagina.',
    nothingToCopy: 'Aici nu este nimic de copiat.',
    changedMeanwhile: 'Textul a fost schimbat între timp. Reîncărcați pagina.',
    goesLive: 'Acest document nu are ciorne; textul ar deveni vizibil imediat.',
    locked: 'Altcineva editează acum acest document.',
    forbidden: 'Nu aveți permisiunea pentru aceasta.',
    notWritten: 'Ciorna nu a putut fi salvată.',
    invalid: 'Această cerere este incompletă.',
    tooLarge: 'Fișierul este prea mare; limita este de {limit} MB.',
    emptyFile: 'În acest fișier nu este nimic de tradus.',
    brokenFile: 'Acesta nu este un fișier XLIFF lizibil (versiunea 1.2).',
    otherSite: 'Acest fișier aparține altui site ({site}).',
    notFromGerman: 'Acest fișier nu este tradus din germană.',
    otherLanguage: 'Acest fișier este pentru limba {found}, nu pentru {wanted}.',
    twice: 'Textul apare de mai multe ori în fișier.',
    sourceChanged: 'Textul german s-a schimbat de la descărcare.',
    placeholdersLost: 'Lipsește un substituent: {placeholders}',
    placeholdersAdded: 'Textul german nu are acest substituent: {placeholders}',
    tooLong: 'Textul este prea lung; limita este de {limit} caractere.',
    listIncomplete: 'Lista este incompletă: mai lipsesc alte intrări.',
    unstorable: 'Textul conține un caracter care nu poate fi salvat.',
  },
}
