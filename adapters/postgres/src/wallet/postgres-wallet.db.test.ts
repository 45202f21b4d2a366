import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { describe } from "vitest"
import {
  addOnPurchasesConformance,
  automaticTopUpsConformance,
  gatewayCustomersConformance,
  billingDocumentsConformance,
  ledgerConformance,
  paymentIssuesConformance,
  paymentRepositoryConformance,
  topUpRepositoryConformance,
  waitingRefundsConformance,
} from "@application/wallet/conformance"
import { migrations } from "../migrations/index.ts"
import { postgresAddOnPurchases } from "./postgres-add-on-purchases.ts"
import { postgresAutomaticTopUps } from "./postgres-automatic-top-ups.ts"
import { postgresGatewayCustomers } from "./postgres-gateway-customers.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentIssues } from "./postgres-payment-issues.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"
import { postgresWaitingRefunds } from "./postgres-waiting-refunds.ts"
import { postgresRefundRepository } from "./postgres-refund-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const database = runningDatabase(migrations)

const businesses = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, created_at)
      values (5, 1, ${"Rao's Bakery"}, 'IN', 1, 1, 'Asia/Kolkata', 0), (6, 1, ${"Café Rao"}, 'IN', 1, 1, 'Asia/Kolkata', 0),
        (7, 2, 'Elsewhere', 'IN', 1, 1, 'Asia/Kolkata', 0)`
  }),
)

describe("add-on purchases", () =>
  addOnPurchasesConformance(postgresAddOnPurchases.pipe(Layer.provideMerge(businesses), Layer.provide(database))))
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
describe("waiting refunds", () =>
  waitingRefundsConformance(
    Layer.mergeAll(postgresWaitingRefunds, postgresPaymentRepository, postgresRefundRepository).pipe(
      Layer.provideMerge(businesses),
      Layer.provide(database),
    ),
  ))
describe("gateway customers", () => gatewayCustomersConformance(Layer.provide(postgresGatewayCustomers, database)))
