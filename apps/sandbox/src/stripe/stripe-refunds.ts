import type { Context } from "../core/context.ts"
import { dig } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { PAGE } from "./stripe-customers.ts"
import { emitStripe, showEvent } from "./stripe-events.ts"
import { invalidRequest, missingResource } from "./stripe-error.ts"
import type { StripeRoutes } from "./stripe-http.ts"
import { showList } from "./stripe-lists.ts"
import { showCharge, showRefund } from "./stripe-charge-objects.ts"
import { checkParams, choiceParam, intParam, mergeMetadata, textParam } from "./stripe-params.ts"
import type { Charge, Metadata, Refund } from "./stripe-state.ts"

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"]

interface RefundWish {
  readonly amount?: number
  readonly reason?: string | null
  readonly metadata?: Metadata
}

/** Refunds the buyer and notifies the product; the whole rest without an amount. */
export const refundCharge = (
  context: Context,
  charge: Charge,
  { amount = charge.amountCaptured - charge.amountRefunded, reason = null, metadata = {} }: RefundWish,
): Refund => {
  const { stripe } = context.state
  const refund: Refund = {
    id: `re_${randomId()}`,
    created: context.clock.nowSeconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    metadata,
  }
  charge.amountRefunded += amount
  stripe.refunds[refund.id] = refund
  emitStripe(context, "refund.created", showRefund(stripe, refund))
  emitStripe(context, "charge.refunded", showCharge(stripe, charge))
  return refund
}

/** The latest refund of a charge comes back from the buyer's bank; false without one. */
export const returnRefund = (context: Context, charge: Charge): boolean => {
  const { stripe } = context.state
  const refund = Object.values(stripe.refunds).findLast((one) => one.charge === charge.id && one.isReturned !== true)
  if (refund === undefined) return false
  refund.isReturned = true
  charge.amountRefunded -= refund.amount
  emitStripe(context, "refund.failed", showRefund(stripe, refund))
  return true
}

/** Refunds, charges and events. */
export const refundRoutes = (context: Context, routes: StripeRoutes): void => {
  const { stripe } = context.state
  const chargeFor = (intentId: string | null, chargeId: string | null): Charge => {
    if (intentId !== null && stripe.paymentIntents[intentId] === undefined)
      throw missingResource("payment_intent", intentId, "payment_intent")
    const id = chargeId ?? (intentId === null ? null : (stripe.paymentIntents[intentId]?.latestCharge ?? null))
    const charge = id === null ? undefined : stripe.charges[id]
    if (charge === undefined && chargeId !== null) throw missingResource("charge", chargeId, "charge")
    if (charge === undefined || !charge.captured)
      throw invalidRequest("This payment does not have a successful charge to refund.")
    return charge
  }
  routes.post("/v1/refunds", ({ params }) => {
    checkParams(params, { payment_intent: "text", charge: "text", amount: "int", reason: "text", metadata: "map" })
    const intentId = textParam(params, "payment_intent")
    const chargeId = textParam(params, "charge")
    if (intentId === null && chargeId === null) {
      throw invalidRequest(
        "One of the following params should be provided for this request: payment_intent or charge.",
        {
          code: "parameter_missing",
        },
      )
    }
    const reason = choiceParam(params, "reason", REASONS)
    const charge = chargeFor(intentId, chargeId)
    const refundable = charge.amountCaptured - charge.amountRefunded
    if (refundable === 0)
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" })
    const amount = intParam(params, "amount") ?? refundable
    if (amount < 1)
      throw invalidRequest("Invalid positive integer", { param: "amount", code: "parameter_invalid_integer" })
    if (amount > refundable) {
      throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`, {
        param: "amount",
      })
    }
    const refund = refundCharge(context, charge, { amount, reason, metadata: mergeMetadata({}, params["metadata"]) })
    return showRefund(stripe, refund)
  })
  routes.get("/v1/refunds", ({ params }) => {
    checkParams(params, { ...PAGE, payment_intent: "text", charge: "text" })
    const intent = textParam(params, "payment_intent")
    const charge = textParam(params, "charge")
    const all = Object.values(stripe.refunds).filter(
      (one) => (intent === null || one.paymentIntent === intent) && (charge === null || one.charge === charge),
    )
    return showList(
      "/v1/refunds",
      all.map((one) => showRefund(stripe, one)),
      params,
    )
  })
  routes.get("/v1/refunds/:id", ({ id }) => {
    const refund = stripe.refunds[id]
    if (refund === undefined) throw missingResource("refund", id)
    return showRefund(stripe, refund)
  })
  routes.get("/v1/charges/:id", ({ id }) => {
    const charge = stripe.charges[id]
    if (charge === undefined) throw missingResource("charge", id)
    return showCharge(stripe, charge)
  })
  routes.get("/v1/events", ({ params }) => {
    checkParams(params, { ...PAGE, type: "text", created: { gte: "int" } })
    const type = textParam(params, "type")
    const since = Number(dig(params, ["created", "gte"]) ?? 0)
    const events = stripe.events.filter((one) => (type === null || one.type === type) && one.created >= since)
    return showList("/v1/events", events.map(showEvent), params)
  })
  routes.get("/v1/events/:id", ({ id }) => {
    const event = stripe.events.find((one) => one.id === id)
    if (event === undefined) throw missingResource("event", id)
    return showEvent(event)
  })
}
