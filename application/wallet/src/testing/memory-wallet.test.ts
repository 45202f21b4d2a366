import { Effect, Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import {
  automaticTopUpsConformance,
  billingDocumentsConformance,
  gatewayCustomersConformance,
  ledgerConformance,
  paymentIssuesConformance,
  paymentRepositoryConformance,
  savedCardsConformance,
  topUpRepositoryConformance,
  waitingRefundsConformance,
} from "./conformance.ts"
import {
  CardDesk,
  memoryAutomaticTopUps,
  memoryBillingDocuments,
  memoryGatewayCustomers,
  memoryLedger,
  memoryPaymentIssues,
  memoryPaymentRepository,
  memoryRefundRepository,
  memorySavedCards,
  memoryWaitingRefunds,
} from "./index.ts"

describe("billing documents", () =>
  billingDocumentsConformance(Layer.provide(memoryBillingDocuments, MemoryDatabase.layer)))
describe("ledger", () => ledgerConformance(Layer.provide(memoryLedger, MemoryDatabase.layer)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(memoryPaymentRepository, MemoryDatabase.layer)))
describe("payment issues", () => paymentIssuesConformance(Layer.provide(memoryPaymentIssues, MemoryDatabase.layer)))
describe("top-ups", () =>
  topUpRepositoryConformance(
    Layer.merge(memoryPaymentRepository, memoryRefundRepository).pipe(Layer.provide(MemoryDatabase.layer)),
  ))
const businesses = Layer.effectDiscard(
  Effect.map(MemoryDatabase, (database) => {
    const rows = database.table<number, { readonly name: string; readonly portalId: number }>("business-profiles")
    rows.set(5, { name: "Rao's Bakery", portalId: 1 })
    rows.set(6, { name: "Café Rao", portalId: 1 })
    rows.set(7, { name: "Elsewhere", portalId: 2 })
  }),
)
describe("waiting refunds", () =>
  waitingRefundsConformance(
    Layer.mergeAll(memoryWaitingRefunds, memoryPaymentRepository, memoryRefundRepository).pipe(
      Layer.provideMerge(businesses),
      Layer.provide(MemoryDatabase.layer),
    ),
  ))
describe("gateway customers", () =>
  gatewayCustomersConformance(Layer.provide(memoryGatewayCustomers, MemoryDatabase.layer)))
describe("cards", () =>
  savedCardsConformance(
    "stripe",
    () => memorySavedCards,
    (_gateway, customer, last4) =>
      Effect.flatMap(CardDesk, (desk) =>
        desk.add(customer, {
          id: `pm_${last4}`,
          brand: last4 === "4242" ? "visa" : "mastercard",
          last4,
          expiryMonth: 12,
          expiryYear: 2034,
        }),
      ),
  ))
describe("automatic top-ups", () =>
  automaticTopUpsConformance(
    memoryAutomaticTopUps.pipe(Layer.provideMerge(memoryLedger), Layer.provide(MemoryDatabase.layer)),
  ))
