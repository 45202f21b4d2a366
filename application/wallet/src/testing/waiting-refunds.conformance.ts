import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey, PortalId, UserId } from "@domain/kernel"
import { PaymentId, RefundId, type WalletRefund } from "@domain/wallet"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { WaitingRefunds } from "../ports/waiting-refunds.ts"

const [bakery, cafe, elsewhere] = [5, 6, 7].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
const [here, there] = [PortalId.make(1), PortalId.make(2)]

const refund = (id: number, businessProfileId: BusinessProfileId, createdAt: number): WalletRefund => ({
  id: RefundId.make(id),
  businessProfileId,
  paymentId: PaymentId.make(id),
  gateway: "stripe",
  amount: id * 10,
  currency: "GBP",
  state: "InProgress",
  idempotencyKey: IdempotencyKey.make(`key-0000000${id}`),
  createdAt,
})

/**
 * What every `WaitingRefunds` does; the layer begins with the businesses 5 ("Rao's Bakery") and 6 ("Café Rao") of portal 1 and with 7
 * ("Elsewhere") of portal 2.
 */
export const waitingRefundsConformance = <E>(
  layer: Layer.Layer<WaitingRefunds | RefundRepository | PaymentRepository, E>,
): void => {
  test("refunds in progress wait at their portal, the longest first", async () => {
    const found = await Effect.runPromise(
      Effect.gen(function* () {
        const payments = yield* PaymentRepository
        const refunds = yield* RefundRepository
        const waiting = yield* WaitingRefunds
        const all = [refund(1, cafe, 30), refund(2, bakery, 10), refund(3, elsewhere, 5), refund(4, bakery, 20)]
        for (const { paymentId, businessProfileId } of all)
          yield* payments.openTopUp({
            payment: {
              id: paymentId,
              gateway: "stripe",
              gatewayReference: `pi_${paymentId}`,
              amount: 500,
              currency: "GBP",
              status: "Pending",
            },
            businessProfileId,
            userId: UserId.make(3),
            idempotencyKey: IdempotencyKey.make(`top-up-0000${paymentId}`),
            createdAt: 1,
          })
        yield* refunds.open(all)
        yield* refunds.settle(RefundId.make(4), { state: "Successful" })
        return {
          first: yield* waiting.page(here, { skip: 0, limit: 1 }),
          second: yield* waiting.page(here, { skip: 1, limit: 5 }),
          other: (yield* waiting.page(there, { skip: 0, limit: 5 })).map(({ id }) => id),
          waits: yield* Effect.forEach([1, 3, 4, 9], (id) => waiting.waits(here, RefundId.make(id))),
        }
      }).pipe(Effect.provide(layer)),
    )
    const shown = { gateway: "stripe", currency: "GBP" }
    expect(found).toEqual({
      first: [
        {
          ...shown,
          id: 2,
          businessProfileId: bakery,
          businessName: "Rao's Bakery",
          gatewayReference: "pi_2",
          amount: 20,
          askedAt: 10,
        },
      ],
      second: [
        {
          ...shown,
          id: 1,
          businessProfileId: cafe,
          businessName: "Café Rao",
          gatewayReference: "pi_1",
          amount: 10,
          askedAt: 30,
        },
      ],
      other: [3],
      waits: [true, false, false, false],
    })
  })
}
