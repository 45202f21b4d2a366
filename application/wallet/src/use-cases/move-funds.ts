import { Effect, Option } from "effect"
import { authoriseProfile, type InputOf, handler, Profiles } from "@application/kernel"
import { type BusinessProfileId, paymentGateways } from "@domain/kernel"
import {
  CardAuthenticationNeeded,
  GatewayNotOffered,
  gatewayOfCalls,
  PaymentDeclined,
  PaymentPending,
} from "@domain/wallet"
import { MoveFunds } from "../contract/funds.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { gatewayOfRegion } from "./gateway-of-region.ts"
import { walletOf } from "./get-wallet.ts"
import { paidWithCard } from "./pay-with-card.ts"
import { refunded } from "./refunds.ts"
import type { Settled } from "./settle-payment.ts"
import { credited, payingUser, type WantedTopUp } from "./top-ups.ts"

const topUpOfIntent = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, reference: string) {
  const payments = yield* PaymentRepository
  const known = Option.getOrUndefined(yield* payments.byReference(gatewayOfCalls.intent, reference))
  return known === undefined ? Option.none() : yield* payments.topUp(businessProfileId, known.payment.id)
})

/** Fails unless the card has paid. */
const mustHavePaid = ({ payment, gateway }: Settled) => {
  if (payment.status === "Succeeded") return Effect.void
  if (gateway.waitsForBuyer === true)
    return Effect.fail(
      new CardAuthenticationNeeded({
        paymentIntentId: payment.gatewayReference,
        clientSecret: gateway.secret ?? "",
      }),
    )
  if (gateway.status === "Pending") return Effect.fail(new PaymentPending({}))
  return Effect.fail(new PaymentDeclined({ reason: gateway.reason ?? "" }))
}

const addedFromCard = Effect.fnUntraced(function* (wanted: WantedTopUp & { readonly paymentOptionId: string }) {
  const { region } = yield* (yield* Profiles).of(wanted.businessProfileId)
  const gateway = yield* gatewayOfRegion(region)
  if (paymentGateways[gateway].keepsCards !== "alone")
    return yield* new GatewayNotOffered({ reason: "cardsWhilePaying" })
  yield* mustHavePaid(yield* paidWithCard(wanted, { isBuyerPresent: true }))
})

const addedByIntent = Effect.fnUntraced(function* (
  { businessProfileId, amount }: InputOf<typeof MoveFunds>,
  paymentIntentId: string,
) {
  const known = yield* topUpOfIntent(businessProfileId, paymentIntentId)
  yield* credited(Option.filter(known, ({ payment }) => payment.amount === amount))
})

/** The input says which of the two is asked for, and holds what that needs. */
export const moveFunds = handler(
  MoveFunds,
  Effect.fnUntraced(function* (input) {
    const { businessProfileId, amount, paymentIntentId, paymentOptionId, idempotencyKey, walletAction } = input
    // The call is one for both ways, and the way out needs a right of its own.
    if (walletAction === "Refund") yield* authoriseProfile("refundFunds", businessProfileId)
    const card = paymentOptionId !== undefined && { paymentOptionId }
    if (walletAction === "Refund" && idempotencyKey !== undefined)
      yield* refunded({ businessProfileId, amount, idempotencyKey, ...card })
    if (walletAction === "AddFunds" && paymentIntentId !== undefined) yield* addedByIntent(input, paymentIntentId)
    else if (walletAction === "AddFunds" && card !== false && idempotencyKey !== undefined)
      yield* addedFromCard({ businessProfileId, amount, idempotencyKey, ...card, userId: yield* payingUser })
    return yield* walletOf(businessProfileId)
  }),
)
