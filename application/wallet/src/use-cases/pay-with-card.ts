import { Effect } from "effect"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { settleAs, type Settled } from "./settle-payment.ts"
import { openedTopUp, type WantedTopUp } from "./top-ups.ts"

/** Whether a card may be charged for a payment: nothing was taken for it, and nothing is under way. */
const mayBeCharged = ({ payment, gateway }: Settled): boolean =>
  payment.status === "Pending" && (gateway.status === "Untried" || gateway.status === "Declined")

/** Fills the wallet from a kept card, once per key; a bank that asks the buyer to confirm leaves it waiting. */
export const paidWithCard = Effect.fnUntraced(function* (
  wanted: WantedTopUp & { readonly paymentOptionId: string },
  { isBuyerPresent }: { readonly isBuyerPresent: boolean },
) {
  const { paymentOptionId } = wanted
  const opened = yield* openedTopUp(wanted)
  if (!mayBeCharged(opened)) return opened
  const { gateway, gatewayReference, id } = opened.payment
  const gateways = yield* PaymentGateways
  const answer = yield* gateways.payWithCard({ gateway, gatewayReference, paymentOptionId, isBuyerPresent })
  const stored = yield* (yield* PaymentRepository).record(id)
  return stored._tag === "None" ? opened : yield* settleAs(stored.value, answer)
})
