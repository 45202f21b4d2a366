import type { Context } from "../core/context.ts"
import { randomId } from "../core/random.ts"
import { PAGE } from "./stripe-customers.ts"
import { showDispute } from "./stripe-dispute-object.ts"
import { emitStripe } from "./stripe-events.ts"
import { missingResource } from "./stripe-error.ts"
import type { StripeRoutes } from "./stripe-http.ts"
import { showList } from "./stripe-lists.ts"
import { checkParams, textParam } from "./stripe-params.ts"
import type { Charge, Dispute } from "./stripe-state.ts"

const disputesOf = (context: Context): Record<string, Dispute> => (context.state.stripe.disputes ??= {})

/** The buyer's bank disputes a charge; its money is withdrawn until the bank has decided. */
export const openDispute = (context: Context, charge: Charge): Dispute | undefined => {
  const amount = charge.amountCaptured - charge.amountRefunded
  const isDisputed = Object.values(disputesOf(context)).some((one) => one.charge === charge.id)
  if (amount === 0 || isDisputed) return undefined
  const dispute: Dispute = {
    id: `du_${randomId()}`,
    created: context.clock.nowSeconds(),
    amount,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    status: "needs_response",
  }
  disputesOf(context)[dispute.id] = dispute
  charge.disputed = true
  emitStripe(context, "charge.dispute.created", showDispute(dispute))
  return dispute
}

/** The bank decides an open dispute of a charge; false without one. */
export const closeDispute = (context: Context, charge: Charge, status: "won" | "lost"): boolean => {
  const open = Object.values(disputesOf(context)).find(
    (one) => one.charge === charge.id && one.status === "needs_response",
  )
  if (open === undefined) return false
  open.status = status
  emitStripe(context, "charge.dispute.closed", showDispute(open))
  return true
}

/** Disputes, read only as at Stripe. */
export const disputeRoutes = (context: Context, routes: StripeRoutes): void => {
  routes.get("/v1/disputes", ({ params }) => {
    checkParams(params, { ...PAGE, payment_intent: "text", charge: "text" })
    const intent = textParam(params, "payment_intent")
    const charge = textParam(params, "charge")
    const all = Object.values(disputesOf(context)).filter(
      (one) => (intent === null || one.paymentIntent === intent) && (charge === null || one.charge === charge),
    )
    return showList("/v1/disputes", all.map(showDispute), params)
  })
  routes.get("/v1/disputes/:id", ({ id }) => {
    const dispute = disputesOf(context)[id]
    if (dispute === undefined) throw missingResource("dispute", id)
    return showDispute(dispute)
  })
}
