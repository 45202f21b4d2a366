import { Effect, Schema } from "effect"
import type { GatewayRefund, RefundOrder } from "@application/wallet/ports"
import { MinorUnits } from "@domain/kernel"
import type { WalletTransferState } from "@domain/wallet"
import { EntityNotes, noteOf } from "./entity-notes.ts"
import type { razorpayClient } from "./client.ts"

/** A refund as Razorpay answers it. */
const Refund = Schema.Struct({
  id: Schema.String,
  payment_id: Schema.String,
  amount: MinorUnits,
  status: Schema.Literals(["pending", "processed", "failed"]),
  notes: EntityNotes,
})
type Refund = typeof Refund.Type
export const Refunds = Schema.Struct({ items: Schema.Array(Refund) })

const states: Readonly<Record<Refund["status"], WalletTransferState>> = {
  pending: "InProgress",
  processed: "Successful",
  failed: "Failed",
}

const read = ({ id, status }: Refund): GatewayRefund => ({ reference: id, state: states[status] })

/** A refund carries our number, by which one that was made before is found again. */
export const refundIdOf = ({ notes }: Refund): number | undefined => {
  const id = Number(noteOf(notes, "refundId"))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Makes the refund of an order, or finds it; `paymentId` is the payment at Razorpay that took the money. */
export const razorpayRefund = Effect.fnUntraced(function* (
  { get, tryPost }: ReturnType<typeof razorpayClient>,
  paymentId: string,
  { refundId, amount }: RefundOrder,
) {
  const path = `/payments/${encodeURIComponent(paymentId)}`
  const made = Effect.map(get(`${path}/refunds?count=100`, Refunds), ({ items }) =>
    items.find((one) => refundIdOf(one) === refundId),
  )
  const known = yield* made
  if (known !== undefined) return read(known)
  const body = { amount, notes: { refundId: String(refundId) } }
  const headers = { "x-refund-idempotency": `marquee-refund-${refundId}` }
  const answer = yield* tryPost(`${path}/refund`, body, Refund, headers)
  if (!("refused" in answer)) return read(answer)
  // Another request may have made it in the meantime and left nothing to refund.
  const after = yield* made
  const failed: GatewayRefund = { state: "Failed", reason: answer.refused }
  return after === undefined ? failed : read(after)
})
