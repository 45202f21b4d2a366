import { Schema } from "effect"
import { DigestChoice, isDigested, nextDigest, usualDigest } from "./digest.ts"
import type { MessageTopic, TopicChannel } from "./message-topics.ts"
import { TopicChoices } from "./message-preferences.ts"
import { QuietHours, quietUntil, usualQuietHours } from "./quiet-hours.ts"

/** A user's channels by topic, their quiet hours and their digest. Ours. */
export const MessageWishes = Schema.Struct({
  ...TopicChoices.fields,
  quiet: Schema.optionalKey(QuietHours),
  digest: Schema.optionalKey(DigestChoice),
})
export type MessageWishes = typeof MessageWishes.Type

/** What decides when a message to a user leaves. */
export interface WaitingMessage {
  readonly channel: TopicChannel
  readonly topic: MessageTopic
  /** Whether it goes whatever the hour. */
  readonly isUrgent: boolean
  /** When its user was told, in epoch milliseconds. */
  readonly toldAt: number
}

/**
 * From when a message may leave (epoch milliseconds): an urgent one at once, a mail of a digested topic at the first digest
 * after it, and any other channel's after the quiet hours that `now` is in.
 */
export const leavesAt = (
  { quiet = usualQuietHours, digest = usualDigest }: MessageWishes,
  { channel, topic, isUrgent, toldAt }: WaitingMessage,
  timeZone: string,
  now: number,
): number => {
  if (isUrgent) return toldAt
  if (channel === "Email") return isDigested(digest, topic) ? nextDigest(digest, timeZone, toldAt) : toldAt
  return quietUntil(quiet, timeZone, Math.max(now, toldAt)) ?? toldAt
}
