import { env } from '../../env.ts'
import { type Listener, listen } from '../database/listen.ts'
import { expireAllTags, expireTag } from './tag-versions.ts'

/** On which the instances of the site announce what has changed. */
export const channel = 'expired_tags'

/** Stands for all tags. */
const all = '*'

/** PostgreSQL refuses longer messages. */
const maxBytes = 7_999

/** The message that says that these tags have expired; all of them, where they are too many to name. */
export function messageOf(tags: readonly string[]): string {
  const message = tags.join(',')
  return Buffer.byteLength(message) > maxBytes ? all : message
}

/** Has the tags of a message expire in this process. */
export function expireByMessage(message: string): void {
  if (message === all) expireAllTags()
  else for (const tag of message.split(',')) expireTag(tag)
}

let listener: Listener | undefined

/**
 * Has tags expire in this process when an instance of the site says so, and all of them after a
 * connection was lost: nobody knows what was said meanwhile.
 */
export function listenForExpiredTags(): void {
  listener ??= listen({
    connectionString: env.DATABASE_URL,
    channel,
    onConnect: expireAllTags,
    onMessage: expireByMessage,
  })
}

/** Whether this process hears of what changes. */
export function isListeningForExpiredTags(): boolean {
  return listener?.isListening() ?? false
}
