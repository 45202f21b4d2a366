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

/** The parts of `t=...,v1=...,v1=...`; Stripe signs twice while a secret is being changed. */
const stripeParts = (header: string) => {
  const parts = header.split(",").map((part): readonly [string, string] => {
    const [name = "", value = ""] = part.trim().split("=", 2)
    return [name, value]
  })
  return {
    time: parts.find(([name]) => name === "t")?.[1] ?? "",
    signatures: parts.filter(([name]) => name === "v1").map(([, value]) => value),
  }
}

/**
 * Reads a Stripe webhook: undefined unless it is signed under the secret and no more than 300 s away from `nowSeconds`.
 * The reference is the payment intent's id.
 */
export const verifyStripeNotice = (
  rawBody: RawBody,
  signatureHeader: string,
  secret: string,
  nowSeconds: number = Math.floor(Date.now() / 1000),
): PaymentNotice | undefined => {
  const { time, signatures } = stripeParts(signatureHeader)
  if (!/^\d{1,12}$/u.test(time) || Math.abs(nowSeconds - Number(time)) > toleranceSeconds) return undefined
  const message = Buffer.concat([Buffer.from(`${time}.`), Buffer.from(rawBody)])
  if (!signatures.some((signature) => isSigned(secret, message, signature))) return undefined
  return noticeOf(stripeReference(rawBody))
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
