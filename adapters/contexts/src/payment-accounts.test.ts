import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { PaymentAccounts } from "@application/identity/ports"
import { MemoryDatabase, memoryJobQueue, memoryUnitOfWork, QueuedJobs } from "@application/kernel/testing"
import { GatewayCustomers } from "@application/wallet/ports"
import { memoryGatewayCustomers } from "@application/wallet/testing"
import { BusinessProfileId } from "@domain/kernel"
import { paymentAccounts } from "./payment-accounts.ts"

const world = paymentAccounts.pipe(
  Layer.provideMerge(Layer.mergeAll(memoryGatewayCustomers, memoryJobQueue, memoryUnitOfWork)),
  Layer.provideMerge(MemoryDatabase.layer),
)

test("a gateway is asked to forget each customer of the businesses, and no other", async () => {
  const [own, other] = [BusinessProfileId.make(5), BusinessProfileId.make(6)]
  const jobs = await Effect.gen(function* () {
    const customers = yield* GatewayCustomers
    yield* customers.keep(own, "stripe", "cus_1")
    yield* customers.keep(other, "stripe", "cus_2")
    yield* (yield* PaymentAccounts).close([own])
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(jobs.map(({ contract, input }) => [contract.name, input])).toEqual([
    ["wallet/CloseGatewayCustomer", { gateway: "stripe", customer: "cus_1" }],
  ])
})
