import { BusinessMoney, Ids, Profiles, UnitOfWork, withServices } from "@application/kernel"
import { Effect, Layer } from "effect"
import { Ledger } from "../ports/ledger.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { refunded } from "./refunds.ts"

/** The wallet's answer for businesses that are deleted: money goes back by the way of every refund. */
export const businessMoney = Layer.effect(
  BusinessMoney,
  Effect.gen(function* () {
    const provided = yield* withServices(
      Ids,
      Ledger,
      PaymentGateways,
      PaymentRepository,
      Profiles,
      RefundRepository,
      UnitOfWork,
    )
    return {
      giveBack: (businessProfileId, amount, idempotencyKey) =>
        provided(refunded({ businessProfileId, amount, idempotencyKey })).pipe(
          Effect.catchTags({
            ForbiddenBusinessProfile: () => Effect.void,
            IdempotencyConflict: () => Effect.void,
            InsufficientFunds: () => Effect.void,
            RefundNotAllowed: () => Effect.void,
          }),
          Effect.asVoid,
        ),
    }
  }),
)
