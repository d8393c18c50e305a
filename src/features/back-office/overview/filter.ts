import {
  type VoiceCharacter,
  type VoiceGender,
  voiceCharacters,
  voiceGenders,
} from '../../../i18n/voices.ts'
import { characterLabel, genderLabel, germanDate, germanTime, localDay } from './labels.ts'
import type { Submission } from './types.ts'

const isAscii = /^\p{ASCII}*$/u

const documentChoices = ['with', 'without'] as const

export type DocumentChoice = (typeof documentChoices)[number]

/** What the list is narrowed down by; an empty value does not narrow. */
export type Filter = {
  search: string
  gender: VoiceGender | ''
  character: VoiceCharacter | ''
  documents: DocumentChoice | ''
  /** The first and the last day, as `2026-11-20`, in the viewer's time zone. */
  from: string
  to: string
}

export const noFilter: Filter = {
  search: '',
  gender: '',
  character: '',
  documents: '',
  from: '',
  to: '',
}

/** A submission with what searching and filtering need, made once and not at every key. */
export type Row = { submission: Submission; searchText: string; day: string }

export function toRow(submission: Submission): Row {
  const { id, name, email, phone, company, website, uploadedFiles, createdAt } = submission
  const { street, zipCode, city, country } = submission
  const cells = [
    id,
    ...[name, email, phone, company, website],
    ...[street, `${zipCode} ${city}`, country],
    ...[genderLabel(submission), characterLabel(submission)],
    ...uploadedFiles,
    `${germanDate(createdAt)} ${germanTime(createdAt)}`,
  ]
  return {
    submission,
    searchText: folded(cells.join('\n')),
    day: localDay(new Date(createdAt)),
  }
}

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '')
}

/** Whether a row passes the filter: every word of the search is in one of its columns. */
export function matcher(filter: Filter): (row: Row) => boolean {
  const { gender, character, documents, from, to } = filter
  const words = folded(filter.search).split(/\s+/).filter(Boolean)
  return ({ submission, searchText, day }) =>
    words.every((word) => searchText.includes(word)) &&
    (!gender || submission.voiceGender === gender) &&
    (!character || submission.voiceCharacter === character) &&
    (!documents || submission.uploadedFiles.length > 0 === (documents === 'with')) &&
    (!from || day >= from) &&
    (!to || day <= to)
}

/** Without case and accents, so that `muller` finds Müller and `strasse` finds Straße. */
function folded(text: string): string {
  const plain = isAscii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll('ß', 'ss')
}

/** Names of the filter in the address. */
const parameters = {
  search: 'q',
  gender: 'voice',
  character: 'character',
  documents: 'documents',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof Filter, string>

/** The filter that an address carries; unknown values count as not set. */
export function readFilter(address: URLSearchParams): Filter {
  const value = (field: keyof Filter) => address.get(parameters[field]) ?? ''
  const day = (field: 'from' | 'to') =>
    /^\d{4}-\d{2}-\d{2}$/.test(value(field)) ? value(field) : ''
  return {
    search: value('search'),
    gender: oneOf(voiceGenders, value('gender')),
    character: oneOf(voiceCharacters, value('character')),
    documents: oneOf(documentChoices, value('documents')),
    from: day('from'),
    to: day('to'),
  }
}

/** Puts the filter into an address, and leaves out what does not narrow. */
export function writeFilter(filter: Filter, address: URLSearchParams): void {
  for (const [field, name] of Object.entries(parameters)) {
    const value = filter[field as keyof Filter]
    if (value) address.set(name, value)
    else address.delete(name)
  }
}

function oneOf<T extends string>(choices: readonly T[], value: string): T | '' {
  return choices.find((choice) => choice === value) ?? ''
}
