import { asciiAddress } from '../../../../lib/text/ascii-address.ts'
import { normalize } from '../../../../lib/text/normalize.ts'
import { normalizePhone, phoneNumbersIn, searchText, textMatcher, wordsOf } from '../search.ts'

/**
 * How an entry matches a search: `same` has exactly this e-mail address or phone number, `similar`
 * contains the search in name, company, address or number, `mentioned` contains it elsewhere.
 */
export type Match = 'same' | 'similar' | 'mentioned'

export type Matched = {
  name: string
  company: string
  email: string
  phone: string
  /** The text of all other fields. */
  otherText: string
}

/** The minimum length of a phone number that identifies a person. */
const minNumberDigits = 6

/** Returns a function that compares an entry with a search. */
export function personMatcher(search: string): (entry: Matched) => Match | undefined {
  const isFound = textMatcher(search)
  const addresses = wordsOf(search)
    .filter((word) => word.includes('@'))
    .map(normalizeAddress)
  const number = normalizePhone(search.replace(/^[^+(\d]+/, '').trim()) ?? ''
  return ({ name, company, email, phone, otherText }) => {
    if (addresses.includes(normalizeAddress(email))) return 'same'
    if (number.length >= minNumberDigits && phoneNumbersIn(phone).includes(number)) return 'same'
    if (isFound(searchText([name, company, email, phone], phone))) return 'similar'
    return isFound(searchText([otherText], '')) ? 'mentioned' : undefined
  }
}

/** Does not fold umlauts: a name with an umlaut is a different one, and a domain has an ASCII form. */
function normalizeAddress(text: string): string {
  return asciiAddress(normalize(text.replace(/\p{Cf}/gu, '').trim(), 'NFC').toLowerCase())
}
