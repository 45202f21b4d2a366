import { Schema } from "effect"
import { MinorUnits } from "@domain/kernel"

/** How money goes back at a gateway: it is refunded, or the buyer's bank disputes. */
export const ReversalKind = Schema.Literals(["refund", "dispute"])
export type ReversalKind = typeof ReversalKind.Type

/** `open`: a dispute that the bank has not decided; `lost`: the money is gone for good, as with every refund; `won`: it is ours again, as a refund that came back. */
export const ReversalState = Schema.Literals(["open", "lost", "won"])
export type ReversalState = typeof ReversalState.Type

/** One refund or dispute of a payment, by the gateway's own id; `amount` in the payment's minor units. */
export const Reversal = Schema.Struct({
  reference: Schema.String,
  kind: ReversalKind,
  amount: MinorUnits,
  state: ReversalState,
  /** Our number of a refund that we asked for; absent when the gateway refunded by itself. */
  refundId: Schema.optionalKey(Schema.Int),
})
export type Reversal = typeof Reversal.Type

/** Where a payment stands after its money was taken. `Reversed` is a dispute that was lost. */
export const PaymentStanding = Schema.Literals(["Paid", "PartlyRefunded", "Refunded", "Disputed", "Reversed"])
export type PaymentStanding = typeof PaymentStanding.Type

/** What is to be booked for a reversal: money leaves for good, is held while a bank decides, or is settled after that. */
export type ReversalStep = "refund" | "hold" | "lose" | "win"

/** What a reversal may become; both ends are final. */
export const reversalMoves: Readonly<Record<ReversalState, ReadonlyArray<ReversalState>>> = {
  open: ["lost", "won"],
  lost: [],
  won: [],
}

/**
 * The steps that a gateway's notice of a reversal adds, in order: none for a known, repeated or late notice. A dispute
 * that was won before its first notice moves nothing.
 */
export const hearReversal = (
  known: ReversalState | undefined,
  { kind, state }: Reversal,
): ReadonlyArray<ReversalStep> => {
  if (kind === "refund") return known === undefined && state === "lost" ? ["refund"] : []
  if (known === undefined) return state === "won" ? [] : state === "open" ? ["hold"] : ["hold", "lose"]
  if (!reversalMoves[known].includes(state)) return []
  return [state === "won" ? "win" : "lose"]
}

/** Whether a refund that its gateway had reported as done came back, and nobody knows of it yet. Ours. */
export const isReturned = (known: ReversalState | undefined, { kind, state }: Reversal): boolean =>
  kind === "refund" && state === "won" && known !== "won"

const sumOf = (reversals: ReadonlyArray<Reversal>, kind: ReversalKind, state: ReversalState): MinorUnits =>
  reversals.reduce((sum, one) => (one.kind === kind && one.state === state ? sum + one.amount : sum), 0)

/** A payment's standing by all that is known of its reversals; the worst of them counts. */
export const paymentStanding = (amount: MinorUnits, reversals: ReadonlyArray<Reversal>): PaymentStanding => {
  if (sumOf(reversals, "dispute", "lost") > 0) return "Reversed"
  if (sumOf(reversals, "dispute", "open") > 0) return "Disputed"
  const refunded = sumOf(reversals, "refund", "lost")
  if (refunded === 0) return "Paid"
  return refunded < amount ? "PartlyRefunded" : "Refunded"
}
