import { Context, Effect, Layer } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import { PaymentAccounts } from "../ports/payment-accounts.ts"

/** The businesses that the gateways were told to forget, oldest first. */
export class ClosedAccounts extends Context.Service<
  ClosedAccounts,
  { readonly all: Effect.Effect<ReadonlyArray<BusinessProfileId>> }
>()("identity/testing/ClosedAccounts") {}

export const memoryPaymentAccounts = Layer.effectContext(
  Effect.sync(() => {
    const closed: Array<BusinessProfileId> = []
    return Context.make(PaymentAccounts, { close: (ids) => Effect.sync(() => void closed.push(...ids)) }).pipe(
      Context.add(ClosedAccounts, { all: Effect.sync(() => [...closed]) }),
    )
  }),
)
