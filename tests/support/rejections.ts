import type { Answer } from './in-process.ts'

/** How an empty Portuguese headline of the landing page is rejected. */
export const noHeadline = 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'

/** The rejection of exactly these places. */
export const rejectedWith = (...messages: string[]) => ({
  name: 'ValidationError',
  status: 400,
  data: { errors: messages.map((message) => ({ message })) },
})

/** The messages of a rejected write, one per field. */
export const messages = (error: { data: { errors: { message: string }[] } }) =>
  error.data.errors.map(({ message }) => message)

/** The messages of a rejecting response, one per field. */
export const messagesIn = ({ body }: Answer): string[] =>
  body.errors.flatMap(({ data }) => (data?.errors ?? []).map(({ message }) => message))
