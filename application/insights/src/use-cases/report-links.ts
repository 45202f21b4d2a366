import { Effect, Result } from "effect"
import { Base64Url } from "effect/encoding"
import { LinkHasher } from "@application/kernel"
import { BusinessProfileId, ReportScheduleId, type ReportSendingId } from "@domain/kernel"

/** An address and the business that asks it. */
interface AskedAddress {
  readonly businessProfileId: BusinessProfileId
  readonly address: string
}

/** A recipient and the schedule whose mails end for them. */
export interface EndedMails {
  readonly businessProfileId: BusinessProfileId
  readonly scheduleId: ReportScheduleId
  readonly recipient: string
}

type Purpose = "report-end" | "report-question"

/** What a link says, signed for one purpose. */
const signed = Effect.fnUntraced(function* (purpose: Purpose, text: string) {
  const payload = Base64Url.encode(text)
  return `${payload}.${yield* (yield* LinkHasher).hash(`${purpose}:${payload}`)}`
})

/** The words of a key; undefined unless it was signed here for the purpose. */
const signedWords = Effect.fnUntraced(function* (purpose: Purpose, key: string) {
  const [payload = "", ...signature] = key.split(".")
  const accepted = yield* (yield* LinkHasher).accepted(`${purpose}:${payload}`)
  const text = Base64Url.decodeString(payload)
  return accepted.includes(signature.join(".")) && Result.isSuccess(text) ? text.success.split(" ") : undefined
})

/** The key of the link that ends a schedule's mails to a recipient. */
export const endKey = ({ businessProfileId, scheduleId, recipient }: EndedMails) =>
  signed("report-end", `${businessProfileId} ${scheduleId} ${recipient}`)

/** What a key of an end says; undefined unless it was signed here. */
export const readEndKey = Effect.fnUntraced(function* (key: string) {
  const words = yield* signedWords("report-end", key)
  if (words === undefined) return undefined
  const [profile, schedule, ...recipient] = words
  return {
    businessProfileId: BusinessProfileId.make(Number(profile)),
    scheduleId: ReportScheduleId.make(Number(schedule)),
    recipient: recipient.join(" "),
  }
})

/** The key of the link by which an address answers a business's question. */
export const questionKey = ({ businessProfileId, address }: AskedAddress) =>
  signed("report-question", `${businessProfileId} ${address}`)

/** What a key of a question says; undefined unless it was signed here. */
export const readQuestionKey = Effect.fnUntraced(function* (key: string) {
  const words = yield* signedWords("report-question", key)
  if (words === undefined) return undefined
  const [profile, ...address] = words
  return { businessProfileId: BusinessProfileId.make(Number(profile)), address: address.join(" ") }
})

/** The keys that the link to a sending's report may have, the newest first; no secret is stored for them. */
export const sendingKeys = Effect.fnUntraced(function* (sendingId: ReportSendingId) {
  return (yield* (yield* LinkHasher).accepted(`report-sending:${sendingId}`)).map((key) => Base64Url.encode(key))
})
