import { Effect, Layer } from "effect"
import { PaymentAccounts } from "@application/identity/ports"
import { JobQueue, withServices } from "@application/kernel"
import { CloseGatewayCustomer } from "@application/wallet/contract"
import { GatewayCustomers } from "@application/wallet/ports"

/** Gateways are asked by jobs, so that one that does not answer delays no erasure and is asked again. */
export const paymentAccounts = Layer.effect(
  PaymentAccounts,
  Effect.gen(function* () {
    const provided = yield* withServices(GatewayCustomers, JobQueue)
    return {
      close: (businessProfileIds) =>
        provided(
          Effect.gen(function* () {
            const jobs = yield* JobQueue
            const { ofProfile } = yield* GatewayCustomers
            const customers = (yield* Effect.forEach(businessProfileIds, ofProfile)).flat()
            yield* Effect.forEach(customers, ({ gateway, customer }) =>
              jobs.later(CloseGatewayCustomer, { gateway, customer }),
            )
          }),
        ),
    }
  }),
)
