import { env } from '../../env.ts'
import { type Listener, listen } from '../database/listen.ts'
import { expireAllTags, expireTag } from './tag-versions.ts'

/** The PostgreSQL notification channel on which instances announce expired tags. */
export const channel = 'expired_tags'

/** The message for all tags. */
const all = '*'

/** PostgreSQL rejects longer notification payloads. */
const maxBytes = 7_999

/**
 * Formats the message that these tags have expired. If it would be too
 * long, it stands for all tags.
 */
export function formatExpiredTags(tags: readonly string[]): string {
  const message = tags.join(',')
  return Buffer.byteLength(message) > maxBytes ? all : message
}

/** Expires the tags of a message in this process. */
export function expireByMessage(message: string): void {
  if (message === all) expireAllTags()
  else for (const tag of message.split(',')) expireTag(tag)
}

let listener: Listener | undefined

/**
 * Expires tags in this process when any instance announces them. Expires all tags after each
 * reconnect, because notifications may have been missed.
 */
export function listenForExpiredTags(): void {
  listener ??= listen({
    connectionString: env.DATABASE_URL,
    channel,
    onConnect: expireAllTags,
    onMessage: expireByMessage,
  })
}

/** Returns whether this process currently receives notifications of expired tags. */
export function isListeningForExpiredTags(): boolean {
  return listener?.isListening() ?? false
}
