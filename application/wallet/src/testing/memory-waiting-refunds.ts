import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import type { PaymentId, PaymentRecord, WaitingRefund, WalletRefund } from "@domain/wallet"
import { WaitingRefunds } from "../ports/waiting-refunds.ts"

/** Waiting refunds in the in-memory database. */
export const memoryWaitingRefunds = Layer.effect(
  WaitingRefunds,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const refunds = database.table<number, WalletRefund>("wallet_refunds")
    const payments = database.table<PaymentId, PaymentRecord>("payments")
    const businesses = database.table<BusinessProfileId, { readonly name: string; readonly portalId: PortalId }>(
      "business-profiles",
    )
    const of = (portalId: PortalId) =>
      Effect.sync(() =>
        [...refunds.values()]
          .filter((one) => one.state === "InProgress" && businesses.get(one.businessProfileId)?.portalId === portalId)
          .toSorted((one, other) => one.createdAt - other.createdAt || one.id - other.id)
          .map(({ id, businessProfileId, gateway, paymentId, amount, currency, createdAt }): WaitingRefund => {
            const businessName = businesses.get(businessProfileId)?.name
            return {
              id,
              businessProfileId,
              ...(businessName !== undefined && { businessName }),
              gateway,
              gatewayReference: payments.get(paymentId)?.payment.gatewayReference ?? "",
              amount,
              currency,
              askedAt: createdAt,
            }
          }),
      )
    return {
      page: (portalId, { skip, limit }) => Effect.map(of(portalId), (found) => found.slice(skip, skip + limit)),
      waits: (portalId, id) => Effect.map(of(portalId), (found) => found.some((one) => one.id === id)),
    }
  }),
)
