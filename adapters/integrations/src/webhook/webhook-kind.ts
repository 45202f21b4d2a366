import type { ReceiverAnswer, SentEvent, SignedTarget } from "@application/integrations/ports"
import { Effect } from "effect"
import type { Call, ReceiverKind } from "../receiver-kind.ts"
import { answerOf } from "../reply-answer.ts"
import { signaturesOf } from "./signature.ts"

/** Writes to an address by the Standard Webhooks convention. */
export const tellAddress = (
  { address, signing }: SignedTarget,
  { id, at, message }: SentEvent,
  call: Call,
): Effect.Effect<ReceiverAnswer> => {
  if (address === undefined) return Effect.succeed({ noAnswer: "NotAllowed" })
  const body = JSON.stringify(message)
  const seconds = Math.floor(at / 1_000)
  const headers = {
    "content-type": "application/json",
    "user-agent": "Marquee/1.0",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signaturesOf(signing, { id, seconds, body }),
  }
  return Effect.map(call(address, { method: "POST", headers, body }), (reply) => answerOf(reply))
}

/** An address of the owner's. */
export const webhookKind: ReceiverKind = { send: tellAddress }
