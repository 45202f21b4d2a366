import type { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asText, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { emitRazorpay, RazorpayError } from "./razorpay-http.ts"
import { collection, showPayment, showRazorpayRefund } from "./razorpay-objects.ts"
import type { Payment, RazorpayDispute, RazorpayRefund } from "./razorpay-state.ts"

const disputesOf = (context: Context): Record<string, RazorpayDispute> => (context.state.razorpay.disputes ??= {})

const showDispute = (one: RazorpayDispute): JsonObject => ({
  id: one.id,
  entity: "dispute",
  payment_id: one.paymentId,
  amount: one.amount,
  currency: one.currency,
  amount_deducted: one.status === "lost" ? one.amount : 0,
  reason_code: "chargeback",
  respond_by: one.createdAt + 7 * 86_400,
  status: one.status,
  phase: "chargeback",
  created_at: one.createdAt,
})

/** What a refund is made with; all that is left without an amount. */
export interface RefundWish {
  readonly amount?: number
  readonly notes?: JsonObject
  readonly receipt?: string
  readonly idempotencyKey?: string
  readonly speed?: string
}

/** Refunds the buyer and notifies the product. */
export const refundPayment = (context: Context, payment: Payment, wish: RefundWish): RazorpayRefund => {
  if (payment.status !== "captured" && payment.status !== "refunded")
    throw new RazorpayError("The payment status should be captured for action to be taken")
  const refundable = payment.amount - payment.amountRefunded
  if (refundable === 0) throw new RazorpayError("The payment has been fully refunded already")
  const { amount = refundable } = wish
  if (amount > refundable)
    throw new RazorpayError("The refund amount provided is greater than amount captured", { field: "amount" })
  const made: RazorpayRefund = {
    id: `rfnd_${randomId(14)}`,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    notes: wish.notes ?? {},
    receipt: wish.receipt ?? null,
    speed: wish.speed ?? "normal",
    createdAt: context.clock.nowSeconds(),
    ...(wish.idempotencyKey !== undefined && { idempotencyKey: wish.idempotencyKey }),
  }
  payment.amountRefunded += amount
  if (payment.amountRefunded === payment.amount) payment.status = "refunded"
  context.state.razorpay.refunds[made.id] = made
  const entities = { refund: showRazorpayRefund(made), payment: showPayment(payment) }
  emitRazorpay(context, "refund.created", entities)
  emitRazorpay(context, "refund.processed", entities)
  return made
}

/** The latest refund of a payment comes back from the buyer's bank; false without one. */
export const returnRefund = (context: Context, payment: Payment): boolean => {
  const all = Object.values(context.state.razorpay.refunds)
  const refund = all.findLast((one) => one.paymentId === payment.id && one.isReturned !== true)
  if (refund === undefined) return false
  refund.isReturned = true
  payment.amountRefunded -= refund.amount
  payment.status = "captured"
  emitRazorpay(context, "refund.failed", { refund: showRazorpayRefund(refund), payment: showPayment(payment) })
  return true
}

/** The buyer's bank disputes a payment; false when there is nothing left of it or a dispute already. */
export const disputePayment = (context: Context, payment: Payment): boolean => {
  const amount = payment.amount - payment.amountRefunded
  const isDisputed = Object.values(disputesOf(context)).some((one) => one.paymentId === payment.id)
  if (payment.status !== "captured" || amount === 0 || isDisputed) return false
  const dispute: RazorpayDispute = {
    id: `disp_${randomId(14)}`,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    status: "open",
    createdAt: context.clock.nowSeconds(),
  }
  disputesOf(context)[dispute.id] = dispute
  emitRazorpay(context, "payment.dispute.created", { payment: showPayment(payment), dispute: showDispute(dispute) })
  return true
}

/** The bank decides an open dispute of a payment; false without one. */
export const decideDispute = (context: Context, payment: Payment, status: "won" | "lost"): boolean => {
  const open = Object.values(disputesOf(context)).find((one) => one.paymentId === payment.id && one.status === "open")
  if (open === undefined) return false
  open.status = status
  emitRazorpay(context, `payment.dispute.${status}`, { payment: showPayment(payment), dispute: showDispute(open) })
  return true
}

/** Lists of all refunds and disputes, newest first. */
export const reversalRoutes = (context: Context, app: Hono<Env>): void => {
  const paged = (all: JsonObject[], query: Record<string, string>) => {
    const from = Number(query["from"] ?? 0)
    const skip = Number(query["skip"] ?? 0)
    const matching = all.reverse().filter((one) => Number(one["created_at"]) >= from)
    return collection(matching.slice(skip, skip + Number(query["count"] ?? 10)))
  }
  app.get("/v1/refunds", (c) =>
    c.json(paged(Object.values(context.state.razorpay.refunds).map(showRazorpayRefund), c.req.query())),
  )
  app.get("/v1/disputes", (c) => c.json(paged(Object.values(disputesOf(context)).map(showDispute), c.req.query())))
  app.get("/v1/disputes/:id", (c) => {
    const dispute = disputesOf(context)[asText(c.req.param("id")) ?? ""]
    if (dispute === undefined) throw new RazorpayError("The id provided does not exist")
    return c.json(showDispute(dispute))
  })
}
