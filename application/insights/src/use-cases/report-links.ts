import { Effect, Result } from "effect"
import { Base64Url } from "effect/encoding"
import { LinkHasher } from "@application/kernel"
import { BusinessProfileId, ReportScheduleId, type ReportSendingId } from "@domain/kernel"

/** A recipient and the schedule whose mails end for them. */
export interface EndedMails {
  readonly businessProfileId: BusinessProfileId
  readonly scheduleId: ReportScheduleId
  readonly recipient: string
}

const named = (payload: string) => `report-end:${payload}`

/** The key of the link that ends a schedule's mails to a recipient: what it says, signed. */
export const endKey = Effect.fnUntraced(function* ({ businessProfileId, scheduleId, recipient }: EndedMails) {
  const payload = Base64Url.encode(`${businessProfileId} ${scheduleId} ${recipient}`)
  return `${payload}.${yield* (yield* LinkHasher).hash(named(payload))}`
})

/** What a key says; undefined unless it was signed here. */
export const readEndKey = Effect.fnUntraced(function* (key: string) {
  const [payload = "", ...signature] = key.split(".")
  const accepted = yield* (yield* LinkHasher).accepted(named(payload))
  const text = Base64Url.decodeString(payload)
  if (!accepted.includes(signature.join(".")) || Result.isFailure(text)) return undefined
  const [profile, schedule, ...recipient] = text.success.split(" ")
  return {
    businessProfileId: BusinessProfileId.make(Number(profile)),
    scheduleId: ReportScheduleId.make(Number(schedule)),
    recipient: recipient.join(" "),
  }
})

/** The keys that the link to a sending's report may have, the newest first; no secret is stored for them. */
export const sendingKeys = Effect.fnUntraced(function* (sendingId: ReportSendingId) {
  return (yield* (yield* LinkHasher).accepted(`report-sending:${sendingId}`)).map((key) => Base64Url.encode(key))
})
