import { Schema } from "effect"
import { addDays, instantOn, localDateAt, TimeOfDay, weekdayOf } from "@domain/kernel"
import { MessageTopic, messageTopics, topicRules } from "./message-topics.ts"
import { Weekday } from "./quiet-hours.ts"

/** When the mails of some topics arrive together as one. Ours. */
export const DigestChoice = Schema.Struct({
  rhythm: Schema.Literals(["Off", "Daily", "Weekly"]),
  time: TimeOfDay,
  /** Of a weekly one. */
  weekday: Weekday,
  topics: Schema.Array(MessageTopic).check(Schema.isMaxLength(5)),
})
export type DigestChoice = typeof DigestChoice.Type

/** The topics whose mails may wait; records and warnings leave at once. */
export const digestTopics: ReadonlyArray<MessageTopic> = messageTopics.filter(
  (topic) => !topicRules[topic].essential.includes("Email"),
)

/** The digest that a user is offered. */
export const usualDigest: DigestChoice = { rhythm: "Off", time: "08:00", weekday: 1, topics: digestTopics }

/** Whether mails of a topic wait for the digest. */
export const isDigested = ({ rhythm, topics }: DigestChoice, topic: MessageTopic): boolean =>
  rhythm !== "Off" && digestTopics.includes(topic) && topics.includes(topic)

/** The first time of the digest (epoch milliseconds) later than `after`, by the clock of a zone. */
export const nextDigest = ({ rhythm, time, weekday }: DigestChoice, timeZone: string, after: number): number => {
  for (let date = addDays(localDateAt(after, timeZone), -1); ; date = addDays(date, 1)) {
    const at = instantOn(date, time, timeZone)
    if (at > after && (rhythm !== "Weekly" || weekdayOf(date) === weekday)) return at
  }
}
