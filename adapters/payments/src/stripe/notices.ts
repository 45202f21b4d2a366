import { Option, Schema } from "effect"
import Stripe from "stripe"
import type { PaymentNotice } from "../gateway-definition.ts"
import { type RawBody, textOf } from "../signatures.ts"

/** How old a Stripe notice may be, in seconds: an overheard one cannot be sent again later. */
const toleranceSeconds = 300
/** How far ahead Stripe's clock may be, in seconds; a later notice could be sent again for as long as it says. */
const aheadSeconds = 60

const StripeEvent = Schema.fromJsonString(
  Schema.Struct({
    data: Schema.Struct({
      object: Schema.Struct({
        object: Schema.String,
        id: Schema.optionalKey(Schema.String),
        payment_intent: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }),
    }),
  }),
)
const readStripe = Schema.decodeUnknownOption(StripeEvent)

const stripeReference = (body: RawBody): string | undefined => {
  const event = Option.getOrUndefined(readStripe(textOf(body)))
  if (event === undefined) return undefined
  const { object, id, payment_intent } = event.data.object
  return object === "payment_intent" ? id : (payment_intent ?? undefined)
}

/** The moment that a header says, in epoch seconds; the last where it says several, as the library has it. */
const signedAt = (header: string): number => Number.parseInt(header.match(/(?<=(?:^|,)t=)[^,]*/g)?.at(-1) ?? "", 10)

const noticeOf = (reference: string | undefined): PaymentNotice => (reference === undefined ? {} : { reference })

/**
 * Reads a Stripe webhook: undefined unless it is signed under the secret, at most 300 s old and at most 60 s ahead. The reference is
 * the payment intent's id.
 */
export const verifyStripeNotice = async (
  rawBody: RawBody,
  signatureHeader: string,
  secret: string,
  nowSeconds: number = Math.floor(Date.now() / 1000),
): Promise<PaymentNotice | undefined> => {
  const body = textOf(rawBody)
  const [crypto, receivedAt] = [undefined, nowSeconds * 1000]
  if (!(signedAt(signatureHeader) <= nowSeconds + aheadSeconds)) return undefined
  try {
    const isGenuine = Stripe.webhooks.signature?.verifyHeader(
      body,
      signatureHeader,
      secret,
      toleranceSeconds,
      crypto,
      receivedAt,
    )
    return isGenuine === true ? noticeOf(stripeReference(body)) : undefined
  } catch {
    // The library throws for a wrong signature, and other errors for a header that is none.
    return undefined
  }
}
