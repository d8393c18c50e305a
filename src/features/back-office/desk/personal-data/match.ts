import { dialled, dialledIn, searcher, searchText } from '../search.ts'

/**
 * Why an entry is found: its e-mail address or phone number is the one that was searched for; its
 * name, company or a part of the two fits; or the search is only mentioned in it.
 */
export type Match = 'same' | 'similar' | 'mentioned'

export type Matched = {
  name: string
  company: string
  email: string
  phone: string
  /** Everything else that it holds. */
  rest: string
}

/** Digits from which on a phone number belongs to one person. */
const fullNumber = 6

/** Compares entries with a search. Only an equal e-mail address or phone number is the same person. */
export function personMatcher(search: string): (entry: Matched) => Match | undefined {
  const isFound = searcher(search)
  const address = addressOf(search)
  const number = dialled(search.trim()) ?? ''
  return ({ name, company, email, phone, rest }) => {
    if (addressOf(email) === address) return 'same'
    if (number.length >= fullNumber && dialledIn(phone) === number) return 'same'
    if (isFound(searchText([name, company, email, phone], phone))) return 'similar'
    return isFound(searchText([rest], '')) ? 'mentioned' : undefined
  }
}

/** Umlauts stay as they are: with them an address is another person's. */
function addressOf(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
}
