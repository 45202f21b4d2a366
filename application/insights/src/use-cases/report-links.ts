import { Effect, Result } from "effect"
import { Base64Url } from "effect/encoding"
import { LinkHasher } from "@application/kernel"
import { ReportScheduleId, type ReportSendingId } from "@domain/kernel"

/** An address and the key of the home that asks it. */
interface AskedAddress {
  readonly home: string
  readonly address: string
}

/** A recipient and the schedule whose mails end for them, with the key of its home. */
export interface EndedMails {
  readonly home: string
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
export const endKey = ({ home, scheduleId, recipient }: EndedMails) =>
  signed("report-end", `${home} ${scheduleId} ${recipient}`)

/** What a key of an end says; undefined unless it was signed here. */
export const readEndKey = Effect.fnUntraced(function* (key: string) {
  const words = yield* signedWords("report-end", key)
  if (words === undefined) return undefined
  const [home = "", schedule, ...recipient] = words
  return {
    home,
    scheduleId: ReportScheduleId.make(Number(schedule)),
    recipient: recipient.join(" "),
  }
})

/** The key of the link by which an address answers a question. */
export const questionKey = ({ home, address }: AskedAddress) => signed("report-question", `${home} ${address}`)

/** What a key of a question says; undefined unless it was signed here. */
export const readQuestionKey = Effect.fnUntraced(function* (key: string) {
  const words = yield* signedWords("report-question", key)
  if (words === undefined) return undefined
  const [home = "", ...address] = words
  return { home, address: address.join(" ") }
})

/** The keys that the link to a sending's report may have, the newest first; no secret is stored for them. */
export const sendingKeys = Effect.fnUntraced(function* (
  sendingId: ReportSendingId,
  kind: "report-sending" | "agency-sending" = "report-sending",
) {
  return (yield* (yield* LinkHasher).accepted(`${kind}:${sendingId}`)).map((key) => Base64Url.encode(key))
})
