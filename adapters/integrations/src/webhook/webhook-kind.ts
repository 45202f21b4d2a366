import type { ReceiverKind } from "../receiver-kind.ts"
import { signaturesOf } from "./signature.ts"

/** An address of the owner's, written to by the Standard Webhooks convention. */
export const webhookKind: ReceiverKind = {
  requestOf: ({ address, signing }, { id, at, message }) => {
    if (address === undefined) return undefined
    const body = JSON.stringify(message)
    const seconds = Math.floor(at / 1_000)
    return {
      address,
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Marquee/1.0",
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": signaturesOf(signing, { id, seconds, body }),
      },
      body,
    }
  },
}
