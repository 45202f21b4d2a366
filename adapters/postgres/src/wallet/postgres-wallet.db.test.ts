import { Layer } from "effect"
import { describe } from "vitest"
import { ledgerConformance, paymentRepositoryConformance } from "@application/wallet/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

describe("ledger", () => ledgerConformance(Layer.provide(postgresLedger, database)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(postgresPaymentRepository, database)))
