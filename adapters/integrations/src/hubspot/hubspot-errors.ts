import type { ReceiverAnswer } from "@application/integrations/ports"
import { Schema } from "effect"
import type { Reply } from "../receiver-kind.ts"
import { aboutOf, answerOf, bodyOf } from "../reply-answer.ts"

const texts = Schema.Record(Schema.String, Schema.Array(Schema.String))
const detail = Schema.Struct({
  message: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String),
  context: Schema.optionalKey(texts),
})

/** What HubSpot says when it refuses: its schemas Error and StandardError, as far as both are the same. */
const HubSpotError = Schema.Struct({
  message: Schema.optionalKey(Schema.String),
  category: Schema.optionalKey(Schema.String),
  policyName: Schema.optionalKey(Schema.String),
  context: Schema.optionalKey(texts),
  errors: Schema.optionalKey(Schema.Array(detail)),
})
type HubSpotError = typeof HubSpotError.Type

/** A batch that was done in part. */
const PartlyDone = Schema.Struct({ errors: Schema.Array(HubSpotError) })

/** Seconds to wait where HubSpot names none: of its limit over ten seconds, and of its daily limit. */
const waits = { often: 10, daily: 3_600 } as const

const contextOf = ({ context, errors = [] }: HubSpotError, part: RegExp): ReadonlyArray<string> =>
  [context, ...errors.map((one) => one.context)].flatMap((one) =>
    Object.entries(one ?? {}).flatMap(([name, values]) => (part.test(name) ? values : [])),
  )

/** Names of properties in a message that holds its refusals as JSON. */
const namesIn = (message: string, code: RegExp): ReadonlyArray<string> =>
  [...message.matchAll(/"error":"(\w+)","name":"(\w+)"/g)].flatMap(([, error = "", name = ""]) =>
    code.test(error) ? [name] : [],
  )

const missing = /DOESNT_EXIST|DOES_NOT_EXIST/

/** What HubSpot has against a contact's properties. */
const refusedProperties = (error: HubSpotError): Pick<ReceiverAnswer, "trouble" | "about"> => {
  const { message = "", errors = [] } = error
  const codes = errors.flatMap(({ code = "" }) => [code])
  const named = contextOf(error, /propertyName/i)
  if (codes.some((code) => missing.test(code)) || missing.test(message))
    return { trouble: "FieldUnknown", ...aboutOf([...named, ...namesIn(message, missing)]) }
  if (/unique/i.test(message)) return { trouble: "FieldNotUnique", ...aboutOf(named) }
  return { trouble: "ValueRefused", ...aboutOf([...named, ...namesIn(message, /./)]) }
}

const troubleOf = (status: number | undefined, error: HubSpotError): Pick<ReceiverAnswer, "trouble" | "about"> => {
  if (status === 401) return { trouble: "TokenRefused" }
  if (status === 403) return { trouble: "ScopeMissing", ...aboutOf(contextOf(error, /scopes/i)) }
  if (status === 429) return { trouble: error.policyName === "DAILY" ? "DailyLimit" : "TooManyCalls" }
  return error.category === "VALIDATION_ERROR" || status === 400 ? refusedProperties(error) : {}
}

/** Whether another contact has a value that only one may have. */
export const isConflict = (reply: Reply): boolean =>
  reply.status === 409 || (bodyOf(PartlyDone, reply)?.errors ?? []).some(({ category }) => category === "CONFLICT")

/** What came of a call that HubSpot did not do as a whole. */
export const hubSpotAnswer = (reply: Reply): ReceiverAnswer => {
  const { status } = reply
  const [first] = status === 207 ? (bodyOf(PartlyDone, reply)?.errors ?? []) : []
  const error = first ?? bodyOf(HubSpotError, reply) ?? {}
  if (status === 207 && first === undefined) return answerOf(reply)
  const told = troubleOf(status === 207 ? 400 : status, error)
  const wait = status === 429 ? (told.trouble === "DailyLimit" ? waits.daily : waits.often) : undefined
  const retryAfterSeconds = reply.retryAfterSeconds ?? wait
  return {
    ...answerOf(reply, error.message ?? reply.text),
    ...told,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}
