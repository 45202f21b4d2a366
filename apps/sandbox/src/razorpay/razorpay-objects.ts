import type { JsonObject } from "../core/json.ts"
import type { Order, Payment, RazorpayRefund } from "./razorpay-state.ts"

/** A list as Razorpay answers it. */
export const collection = (items: JsonObject[]): JsonObject => ({ entity: "collection", count: items.length, items })

export const showOrder = (one: Order): JsonObject => ({
  id: one.id,
  entity: "order",
  amount: one.amount,
  amount_paid: one.amountPaid,
  amount_due: one.amount - one.amountPaid,
  currency: one.currency,
  receipt: one.receipt,
  offer_id: null,
  status: one.status,
  attempts: one.attempts,
  notes: notesOf(one.notes),
  created_at: one.createdAt,
})

/** Empty notes are an empty list on the wire. */
export const notesOf = (notes: JsonObject): JsonObject | [] => (Object.keys(notes).length === 0 ? [] : notes)

/** What Razorpay keeps of a payment: two of a hundred, and 18 % tax on that; nothing before its money is taken. */
export const feeOf = ({ status, amount }: Payment): number | null =>
  status === "captured" || status === "refunded" ? Math.round(amount * 0.0236) : null

export const showPayment = (one: Payment): JsonObject => {
  const fee = feeOf(one)
  const captured = fee !== null
  return {
    id: one.id,
    entity: "payment",
    amount: one.amount,
    currency: one.currency,
    status: one.status,
    order_id: one.orderId,
    invoice_id: null,
    international: false,
    method: one.method,
    amount_refunded: one.amountRefunded,
    refund_status: one.amountRefunded === 0 ? null : one.amountRefunded === one.amount ? "full" : "partial",
    captured,
    description: one.description,
    card_id: one.card === null ? null : `card_${one.id.slice(4)}`,
    card:
      one.card === null
        ? null
        : {
            id: `card_${one.id.slice(4)}`,
            entity: "card",
            name: one.card.name,
            last4: one.card.last4,
            network: one.card.network,
            type: "credit",
            international: false,
          },
    ...(one.tokenId !== undefined && { token_id: one.tokenId }),
    bank: null,
    wallet: null,
    vpa: one.vpa,
    email: one.email,
    contact: one.contact,
    notes: notesOf(one.notes),
    fee,
    tax: fee === null ? null : Math.round((fee * 18) / 118),
    error_code: one.error?.code ?? null,
    error_description: one.error?.description ?? null,
    error_source: one.error?.source ?? null,
    error_step: one.error?.step ?? null,
    error_reason: one.error?.reason ?? null,
    acquirer_data: one.method === "upi" ? { rrn: one.id.slice(-12) } : { auth_code: one.id.slice(-6) },
    created_at: one.createdAt,
  }
}

export const showRazorpayRefund = (one: RazorpayRefund): JsonObject => ({
  id: one.id,
  entity: "refund",
  amount: one.amount,
  currency: one.currency,
  payment_id: one.paymentId,
  notes: notesOf(one.notes),
  receipt: one.receipt,
  acquirer_data: { arn: null },
  created_at: one.createdAt,
  batch_id: null,
  status: one.isReturned === true ? "failed" : "processed",
  speed_processed: "normal",
  speed_requested: one.speed,
})
