import { Option, Schema } from "effect"
import { isSigned, type RawBody } from "./signatures.ts"

/** A notice that its gateway signed; `reference` is absent when it is about something other than a payment of ours. */
export interface PaymentNotice {
  readonly reference?: string
}

/** How old a Stripe notice may be, in seconds: an overheard one cannot be sent again later. */
const toleranceSeconds = 300

const textOf = (body: RawBody): string => (typeof body === "string" ? body : new TextDecoder().decode(body))

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

const noticeOf = (reference: string | undefined): PaymentNotice => (reference === undefined ? {} : { reference })

/** Stripe's own library, loaded when the first notice comes: it is large, and a server's start need not wait for it. */
const stripeLibrary = () => import("stripe").then(({ default: Stripe }) => Stripe)

/**
 * Reads a Stripe webhook: undefined unless it is signed under the secret and at most 300 s old. The reference is the payment intent's
 * id.
 */
export const verifyStripeNotice = async (
  rawBody: RawBody,
  signatureHeader: string,
  secret: string,
  nowSeconds: number = Math.floor(Date.now() / 1000),
): Promise<PaymentNotice | undefined> => {
  const { webhooks } = await stripeLibrary()
  const body = textOf(rawBody)
  const [crypto, receivedAt] = [undefined, nowSeconds * 1000]
  try {
    const isGenuine = webhooks.signature?.verifyHeader(
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

const Entity = Schema.Struct({ entity: Schema.Struct({ order_id: Schema.optionalKey(Schema.NullOr(Schema.String)) }) })
const RazorpayEvent = Schema.fromJsonString(
  Schema.Struct({ payload: Schema.Struct({ payment: Schema.optionalKey(Entity) }) }),
)
const readRazorpay = Schema.decodeUnknownOption(RazorpayEvent)

/** Reads a Razorpay webhook: undefined unless it is signed under the webhook's secret. The reference is the order's id. */
export const verifyRazorpayNotice = (
  rawBody: RawBody,
  signatureHeader: string,
  secret: string,
): PaymentNotice | undefined => {
  if (!isSigned(secret, rawBody, signatureHeader)) return undefined
  const event = Option.getOrUndefined(readRazorpay(textOf(rawBody)))
  return noticeOf(event?.payload.payment?.entity.order_id ?? undefined)
}

/** Whether the fields from Razorpay's window are signed under the key's secret. */
export const isRazorpayHandover = (
  {
    orderId,
    paymentId,
    signature,
  }: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
  keySecret: string,
): boolean => isSigned(keySecret, `${orderId}|${paymentId}`, signature)
