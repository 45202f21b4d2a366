import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { ledgerConformance, paymentRepositoryConformance, topUpRepositoryConformance } from "./conformance.ts"
import { memoryLedger, memoryPaymentRepository, memoryRefundRepository } from "./index.ts"

describe("ledger", () => ledgerConformance(Layer.provide(memoryLedger, MemoryDatabase.layer)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(memoryPaymentRepository, MemoryDatabase.layer)))
describe("top-ups", () =>
  topUpRepositoryConformance(
    Layer.merge(memoryPaymentRepository, memoryRefundRepository).pipe(Layer.provide(MemoryDatabase.layer)),
  ))
