import type { ReceiverAnswer } from "@application/integrations/ports"
import { Schema } from "effect"
import type { Reply } from "../receiver-kind.ts"
import { aboutOf, answerOf, bodyOf } from "../reply-answer.ts"

/** What Google says when it refuses, in the shape of all of its newer interfaces. */
const GoogleError = Schema.Struct({
  error: Schema.Struct({
    message: Schema.optionalKey(Schema.String),
    status: Schema.optionalKey(Schema.String),
    details: Schema.optionalKey(Schema.Array(Schema.Struct({ reason: Schema.optionalKey(Schema.String) }))),
  }),
})

/** Seconds to wait where Google names none: its limits are of a minute. */
const minute = 60

type Told = Pick<ReceiverAnswer, "trouble" | "about">

const ofRequest = (message: string, tab: string): Told => {
  if (/Unable to parse range/i.test(message)) return { trouble: "TabMissing", ...aboutOf([tab]) }
  if (/grid limits|number of cells/i.test(message)) return { trouble: "PlaceFull", ...aboutOf([tab]) }
  if (/not supported for this document/i.test(message)) return { trouble: "PlaceMissing" }
  return { trouble: "ValueRefused" }
}

const troubleOf = (
  status: number | undefined,
  { message = "", details = [] }: (typeof GoogleError.Type)["error"],
  place: { readonly account: string; readonly tab: string },
): Told => {
  if (status === 400) return ofRequest(message, place.tab)
  if (status === 401) return { trouble: "InstallationRefused" }
  if (status === 403)
    return details.some(({ reason = "" }) => /SERVICE_DISABLED|ACCESS_TOKEN_SCOPE/.test(reason))
      ? { trouble: "InstallationRefused" }
      : { trouble: "NotShared", ...aboutOf([place.account]) }
  if (status === 404) return { trouble: "PlaceMissing" }
  return status === 429 ? { trouble: "TooManyCalls" } : {}
}

/** What came of a call that Google Sheets did not do. */
export const sheetsAnswer = (
  reply: Reply,
  place: { readonly account: string; readonly tab: string },
): ReceiverAnswer => {
  const { error } = bodyOf(GoogleError, reply) ?? { error: {} }
  const retryAfterSeconds = reply.retryAfterSeconds ?? (reply.status === 429 ? minute : undefined)
  return {
    ...answerOf(reply, error.message ?? reply.text),
    ...troubleOf(reply.status, error, place),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

/** What came of asking Google for the installation's own token. */
export const tokenAnswer = (reply: Reply): ReceiverAnswer => ({
  ...answerOf(reply, ""),
  ...(reply.status !== undefined && reply.status < 500 && { trouble: "InstallationRefused" as const }),
})
