import { Option, Schema } from "effect"
import type { PaymentNotice } from "../gateway-definition.ts"
import { isSigned, type RawBody, textOf } from "../signatures.ts"
import { RazorpayReturn } from "./handover.ts"

const Entity = Schema.Struct({ entity: Schema.Struct({ order_id: Schema.optionalKey(Schema.NullOr(Schema.String)) }) })
const Dispute = Schema.Struct({ entity: Schema.Struct({ id: Schema.String }) })
const RazorpayEvent = Schema.fromJsonString(
  Schema.Struct({
    payload: Schema.Struct({ payment: Schema.optionalKey(Entity), dispute: Schema.optionalKey(Dispute) }),
  }),
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
  const reference = event?.payload.payment?.entity.order_id ?? undefined
  const dispute = event?.payload.dispute?.entity.id
  return reference === undefined ? {} : { reference, ...(dispute !== undefined && { dispute }) }
}

const readReturn = Schema.decodeUnknownOption(RazorpayReturn)

/** Whether the window's fields are signed under the key's secret, for this order. */
export const isRazorpayReturn = (order: string, returned: unknown, keySecret: string): boolean => {
  const read = Option.getOrUndefined(readReturn(returned))
  if (read === undefined || read.orderId !== order) return false
  return isSigned(keySecret, `${order}|${read.paymentId}`, read.signature)
}
