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
