import { Layer } from "effect"
import { describe } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { ledgerConformance, paymentRepositoryConformance } from "./conformance.ts"
import { memoryLedger, memoryPaymentRepository } from "./index.ts"

describe("ledger", () => ledgerConformance(Layer.provide(memoryLedger, MemoryDatabase.layer)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(memoryPaymentRepository, MemoryDatabase.layer)))
