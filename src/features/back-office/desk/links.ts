import { dateText, germanDate, timeText } from '../../../i18n/date-text.ts'
import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import type { ContactEntry } from './types.ts'

/** Encodes everything except the @, so that an address cannot add a subject or further recipients. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** Returns the URL if it is HTTP(S): customers can enter any text. */
export function webLink(address: string): string | undefined {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

type Messages = { subject: string; greeting: string; wrote: (date: string, time: string) => string }

/** The text of a reply, in the language of the request. */
const replyMessages: Record<Locale, Messages> = {
  de: {
    subject: 'Ihre Anfrage',
    greeting: 'Guten Tag',
    wrote: (date, time) => `Am ${date} um ${time} schrieben Sie:`,
  },
  en: {
    subject: 'Your enquiry',
    greeting: 'Hello',
    wrote: (date, time) => `On ${date} at ${time} you wrote:`,
  },
  pt: {
    subject: 'O seu pedido de contacto',
    greeting: 'Olá',
    wrote: (date, time) => `A ${date}, às ${time}, escreveu:`,
  },
  ro: {
    subject: 'Solicitarea dumneavoastră',
    greeting: 'Bună ziua',
    wrote: (date, time) => `În data de ${date}, la ora ${time}, ați scris:`,
  },
}

/** Characters; some mail programs do not open longer links. */
const maxQuoted = 1000

/**
 * Returns a mailto link that replies to a contact request, quoting its message, in its language or, if that
 * is unknown, the default one.
 */
export function replyLink({ email, name, message, createdAt, ...entry }: ContactEntry): string {
  const language = entry.language || defaultLocale
  const { subject, greeting, wrote } = replyMessages[language]
  const numbers = germanDate(createdAt)
  const date = {
    de: numbers,
    en: dateText(createdAt, 'en'),
    pt: numbers.replaceAll('.', '/'),
    ro: numbers,
  }[language]
  const isLong = message.length > maxQuoted
  const quoted = (isLong ? `${message.slice(0, maxQuoted)} …` : message)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
  const body = [`${greeting} ${name},`, '', '', '', wrote(date, timeText(createdAt)), ...quoted]
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  return `${mailLink(email)}?subject=${encode(subject)}&body=${encode(body.join('\r\n'))}`
}
