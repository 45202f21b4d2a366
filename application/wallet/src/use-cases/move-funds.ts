import { Effect, Option } from "effect"
import { workflow } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { MoveFunds } from "../contract/funds.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { walletOf } from "./get-wallet.ts"
import { refunded } from "./refunds.ts"
import { credited } from "./top-ups.ts"

const topUpOfIntent = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, reference: string) {
  const payments = yield* PaymentRepository
  const known = Option.getOrUndefined(yield* payments.byReference("stripe", reference))
  return known === undefined ? Option.none() : yield* payments.topUp(businessProfileId, known.payment.id)
})

/** The input says which of the two is asked for, and holds what that needs. */
export const moveFunds = workflow(
  MoveFunds,
  Effect.fnUntraced(function* ({ businessProfileId, amount, paymentIntentId, idempotencyKey, walletAction }) {
    if (walletAction === "Refund" && idempotencyKey !== undefined)
      yield* refunded({ businessProfileId, amount, idempotencyKey })
    if (walletAction === "AddFunds" && paymentIntentId !== undefined) {
      const known = yield* topUpOfIntent(businessProfileId, paymentIntentId)
      yield* credited(Option.filter(known, ({ payment }) => payment.amount === amount))
    }
    return yield* walletOf(businessProfileId)
  }),
)
