import { Effect, Schema } from "effect"
import { MinorUnits } from "@domain/kernel"
import type { Reversal, ReversalState } from "@domain/wallet"
import type { razorpayClient } from "./client.ts"
import { refundIdOf, Refunds } from "./refunds.ts"

type Get = ReturnType<typeof razorpayClient>["get"]

const Dispute = Schema.Struct({
  id: Schema.String,
  payment_id: Schema.String,
  amount: MinorUnits,
  phase: Schema.String,
  status: Schema.Literals(["open", "under_review", "won", "lost", "closed"]),
})
const Disputes = Schema.Struct({ items: Schema.Array(Dispute) })
const OfOrder = Schema.Struct({ order_id: Schema.NullOr(Schema.String) })

const perPage = 100
/** Pages that are read at once; what is older is seen by its own payment's notices. */
const mostPages = 10

/** A closed dispute was withdrawn or settled without the money. */
const states: Readonly<Record<(typeof Dispute.Type)["status"], ReversalState>> = {
  open: "open",
  under_review: "open",
  won: "won",
  closed: "won",
  lost: "lost",
}

const allOf = Effect.fnUntraced(function* <A>(
  page: (skip: number) => Effect.Effect<ReadonlyArray<A>, PageFailure<Get>>,
) {
  const all: Array<A> = []
  for (let at = 0; at < mostPages; at += 1) {
    const items = yield* page(at * perPage)
    all.push(...items)
    if (items.length < perPage) break
  }
  return all
})
type PageFailure<G extends Get> = Effect.Error<ReturnType<G>>

const disputesAt = (get: Get) =>
  allOf((skip) => Effect.map(get(`/disputes?count=${perPage}&skip=${skip}`, Disputes), ({ items }) => items))

/** Reversals of a payment, oldest first: refunds that are done or came back, and disputes. */
export const razorpayReversals = Effect.fnUntraced(function* (get: Get, paymentId: string) {
  const { items } = yield* get(`/payments/${encodeURIComponent(paymentId)}/refunds?count=${perPage}`, Refunds)
  const refunds = items
    .filter(({ status }) => status !== "pending")
    .map((refund): Reversal => {
      const refundId = refundIdOf(refund)
      const { id, amount, status } = refund
      const state = status === "failed" ? "won" : "lost"
      return { reference: id, kind: "refund", amount, state, ...(refundId !== undefined && { refundId }) }
    })
  const disputes = (yield* disputesAt(get))
    .filter((one) => one.payment_id === paymentId)
    .map(({ id, amount, status }): Reversal => ({ reference: id, kind: "dispute", amount, state: states[status] }))
  return [...refunds.toReversed(), ...disputes.toReversed()]
})

/** The orders whose payments were refunded since `since` (epoch milliseconds) or are among the disputes. */
export const razorpayReversedSince = Effect.fnUntraced(function* (get: Get, since: number) {
  const from = Math.floor(since / 1_000)
  const refunds = yield* allOf((skip) =>
    Effect.map(get(`/refunds?from=${from}&count=${perPage}&skip=${skip}`, Refunds), ({ items }) => items),
  )
  const payments = new Set([...refunds, ...(yield* disputesAt(get))].map((one) => one.payment_id))
  const orders = yield* Effect.forEach([...payments], (id) => get(`/payments/${encodeURIComponent(id)}`, OfOrder))
  return orders.flatMap((one) => (one.order_id === null ? [] : [one.order_id]))
})
