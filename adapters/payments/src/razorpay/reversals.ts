import { Effect, Schema } from "effect"
import { MinorUnits } from "@domain/kernel"
import type { ReversedPayment } from "@application/wallet/ports"
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
/** Pages of what is recent that are read at once; what is older is seen by its own payment's notices. */
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

const recent = <A>(
  get: Get,
  kind: string,
  from: number,
  schema: Schema.Codec<{ readonly items: ReadonlyArray<A> }, unknown>,
) =>
  allOf((skip) => Effect.map(get(`/${kind}?from=${from}&count=${perPage}&skip=${skip}`, schema), ({ items }) => items))

/**
 * Reversals of a payment, oldest first: refunds that are done or came back, and its disputes by their names. Razorpay lists disputes by
 * account alone, and lets one be read by its name.
 */
export const razorpayReversals = Effect.fnUntraced(function* (
  get: Get,
  paymentId: string,
  names: ReadonlyArray<string>,
) {
  const { items } = yield* get(`/payments/${encodeURIComponent(paymentId)}/refunds?count=${perPage}`, Refunds)
  const refunds = items
    .filter(({ status }) => status !== "pending")
    .map((refund): Reversal => {
      const refundId = refundIdOf(refund)
      const { id, amount, status } = refund
      const state = status === "failed" ? "won" : "lost"
      return { reference: id, kind: "refund", amount, state, ...(refundId !== undefined && { refundId }) }
    })
  const named = yield* Effect.forEach(new Set(names), (name) => get(`/disputes/${encodeURIComponent(name)}`, Dispute))
  const disputes = named
    .filter((one) => one.payment_id === paymentId)
    .map(({ id, amount, status }): Reversal => ({ reference: id, kind: "dispute", amount, state: states[status] }))
  return [...refunds.toReversed(), ...disputes]
})

/** The orders whose payments were refunded or disputed since `since` (epoch milliseconds), with the names of those disputes. */
export const razorpayReversedSince = Effect.fnUntraced(function* (get: Get, since: number) {
  const from = Math.floor(since / 1_000)
  const refunds = yield* recent(get, "refunds", from, Refunds)
  const disputes = yield* recent(get, "disputes", from, Disputes)
  const payments = new Set([...refunds, ...disputes].map((one) => one.payment_id))
  const orders = yield* Effect.forEach(payments, (id) =>
    Effect.map(get(`/payments/${encodeURIComponent(id)}`, OfOrder), (one) => ({ id, reference: one.order_id })),
  )
  return orders.flatMap(({ id, reference }): ReadonlyArray<ReversedPayment> => {
    const names = disputes.filter((one) => one.payment_id === id).map((one) => one.id)
    return reference === null ? [] : [{ reference, ...(names.length > 0 && { disputes: names }) }]
  })
})
