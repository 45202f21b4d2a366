import { Layer } from "effect"
import { describe } from "vitest"
import {
  automaticTopUpsConformance,
  gatewayCustomersConformance,
  billingDocumentsConformance,
  ledgerConformance,
  paymentIssuesConformance,
  paymentRepositoryConformance,
  topUpRepositoryConformance,
} from "@application/wallet/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresAutomaticTopUps } from "./postgres-automatic-top-ups.ts"
import { postgresGatewayCustomers } from "./postgres-gateway-customers.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentIssues } from "./postgres-payment-issues.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"
import { postgresRefundRepository } from "./postgres-refund-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

describe("automatic top-ups", () =>
  automaticTopUpsConformance(Layer.merge(postgresAutomaticTopUps, postgresLedger).pipe(Layer.provide(database))))
describe("billing documents", () => billingDocumentsConformance(Layer.provide(postgresBillingDocuments, database)))
describe("ledger", () => ledgerConformance(Layer.provide(postgresLedger, database)))
describe("payments", () => paymentRepositoryConformance(Layer.provide(postgresPaymentRepository, database)))
describe("payment issues", () => paymentIssuesConformance(Layer.provide(postgresPaymentIssues, database)))
describe("top-ups", () =>
  topUpRepositoryConformance(
    Layer.merge(postgresPaymentRepository, postgresRefundRepository).pipe(Layer.provide(database)),
  ))
describe("gateway customers", () => gatewayCustomersConformance(Layer.provide(postgresGatewayCustomers, database)))
