import type { RestResponse } from './call-rest.ts'

/** The message for an empty Portuguese headline on the landing page. */
export const missingHeadline = 'Portugiesisch: Startseite › Auftakt › Überschrift fehlt.'

/** Returns a matcher for a rejection with exactly these messages. */
export const rejectedWith = (...errorMessages: string[]) => ({
  name: 'ValidationError',
  status: 400,
  data: { errors: errorMessages.map((message) => ({ message })) },
})

/** Returns the messages of a rejected write, one per field. */
export const messages = (error: { data: { errors: { message: string }[] } }) =>
  error.data.errors.map(({ message }) => message)

/** Returns the messages of a rejecting response, one per field. */
export const responseMessages = ({ body }: RestResponse): string[] =>
  body.errors.flatMap(({ data }) => (data?.errors ?? []).map(({ message }) => message))
