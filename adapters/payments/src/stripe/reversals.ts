import type Stripe from "stripe"
import type { GatewayPayment, ReversedPayment } from "@application/wallet/ports"
import type { Reversal, ReversalState } from "@domain/wallet"
import { stripeFees } from "./fees.ts"
import { refundIdOf } from "./refunds.ts"

const lost: ReadonlyArray<string> = ["lost", "charge_refunded"]
const won: ReadonlyArray<string> = ["won", "warning_closed", "prevented"]

/** An inquiry (`warning_...`) holds no money back, and so is none until it becomes a dispute. */
const stateOf = (status: string): ReversalState | undefined => {
  if (lost.includes(status)) return "lost"
  if (won.includes(status)) return "won"
  return status.startsWith("warning_") ? undefined : "open"
}

const disputed = ({ id, amount, status }: Stripe.Dispute): ReadonlyArray<Reversal> => {
  const state = stateOf(status)
  return state === undefined ? [] : [{ reference: id, kind: "dispute", amount, state }]
}

/** A refund as a reversal: done, or come back from its bank; none while it is under way. */
const refunded = (refund: Stripe.Refund): ReadonlyArray<Reversal> => {
  const { id, amount, status } = refund
  const state = status === "succeeded" ? "lost" : status === "failed" ? "won" : undefined
  const refundId = refundIdOf(refund)
  return state === undefined
    ? []
    : [{ reference: id, kind: "refund", amount, state, ...(refundId !== undefined && { refundId }) }]
}

/**
 * Reads what became of an intent's money: refunds that are done or came back, disputes where the charge says that there
 * are any, and Stripe's fees for the charge, its refunds and its disputes.
 */
export const stripeAftermath = async (
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Pick<GatewayPayment, "reversals" | "fees">> => {
  const charge = intent.latest_charge
  if (charge === null || typeof charge === "string") return {}
  const of = { payment_intent: intent.id, limit: 100 }
  const expand = ["data.balance_transaction", "data.failure_balance_transaction"]
  // The charge forgets a refund that came back, so that it cannot say whether there was one.
  const refunds = (await stripe.refunds.list({ ...of, expand })).data
  const disputes = charge.disputed ? (await stripe.disputes.list(of)).data : []
  const reversals = [...refunds.flatMap(refunded).toReversed(), ...disputes.flatMap(disputed)]
  const fees = stripeFees(charge, refunds, disputes)
  return { ...(reversals.length > 0 && { reversals }), ...(fees.length > 0 && { fees }) }
}

const kinds = [
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const
/** Pages of events that are read at once; more than this in three days is seen by the next run. */
const mostPages = 10

/** The intents that such an event is about. */
const intentOf = (event: Stripe.Event): ReadonlyArray<string> => {
  const { object } = event.data
  const intent = "payment_intent" in object ? object.payment_intent : undefined
  return typeof intent === "string" ? [intent] : []
}

/** The intents that were refunded or disputed since `since` (epoch milliseconds). */
export const stripeReversedSince = async (stripe: Stripe, since: number): Promise<ReadonlyArray<ReversedPayment>> => {
  const references = new Set<string>()
  for (const type of kinds) {
    let after: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const { data, has_more: hasMore } = await stripe.events.list({
        type,
        created: { gte: Math.floor(since / 1_000) },
        limit: 100,
        ...(after !== undefined && { starting_after: after }),
      })
      for (const reference of data.flatMap(intentOf)) references.add(reference)
      after = data.at(-1)?.id
      if (!hasMore || after === undefined) break
    }
  }
  return [...references].map((reference) => ({ reference }))
}
