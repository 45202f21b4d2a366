import { Layer } from "effect"
import { describe } from "vitest"
import { testDatabase } from "@adapters/sql/testing"
import { ledgerConformance, paymentRepositoryConformance } from "@application/wallet/conformance"
import { walletMigrations } from "../migrations/wallet.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"

const database = testDatabase(walletMigrations)

describe("ledger", () => ledgerConformance(Layer.provide(postgresLedger, database)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(postgresPaymentRepository, database)))
