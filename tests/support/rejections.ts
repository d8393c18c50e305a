import type { Answer } from './in-process.ts'

/** How an empty Portuguese headline of the landing page is rejected. */
export const noHeadline = 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'

/** The rejection of exactly these places. */
export const rejectedWith = (...messages: string[]) => ({
  name: 'ValidationError',
  status: 400,
  data: { errors: messages.map((message) => ({ message })) },
})

/** What a rejected write tells, place by place. */
export const messages = (error: { data: { errors: { message: string }[] } }) =>
  error.data.errors.map(({ message }) => message)

/** What a refusing answer tells, place by place. */
export const messagesIn = ({ body }: Answer): string[] =>
  body.errors.flatMap(({ data }) => (data?.errors ?? []).map(({ message }) => message))
