import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, everyProfile } from "@application/kernel/testing"
import { Ledger, PayableSessions } from "@application/wallet/ports"
import {
  GatewayDesk,
  memoryGatewayCustomers,
  memoryPayableSessions,
  memoryPaidCampaigns,
  memoryPaymentGateways,
  memoryPaymentNotices,
  memorySavedCards,
  SessionDesk,
} from "@application/wallet/testing"
import {
  confirmPayment,
  getWallet,
  receivePaymentNotice,
  reconcilePayments,
  startPayment,
} from "@application/wallet/use-cases"
import { BusinessProfileId, CampaignId, IdempotencyKey, SessionId } from "@domain/kernel"
import { topUp } from "@domain/wallet"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentIssues } from "./postgres-payment-issues.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"
import { postgresRefundRepository } from "./postgres-refund-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const businessProfileId = BusinessProfileId.make(5)
const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const { total } = price
const description = "Seven days"
const payable = {
  businessProfileId,
  campaignId: CampaignId.make(70),
  region: "IN",
  currency: "INR",
  price,
  description,
  missing: [],
} as const
const start = (key = "key-00000001") =>
  Effect.flatMap(
    startPayment.handle({ sessionId, total, due: total, idempotencyKey: IdempotencyKey.make(key) }),
    (started) =>
      started.gateway === "wallet" ? Effect.die(new Error("The wallet has paid")) : Effect.succeed(started),
  )

const world = Layer.mergeAll(
  postgresLedger,
  postgresPaymentIssues,
  postgresBillingDocuments,
  postgresPaymentRepository,
  postgresRefundRepository,
  postgresIds,
  sqlUnitOfWork,
  memoryPaymentGateways,
  memoryPaymentNotices,
  everyProfile(),
  memoryPaidCampaigns,
  memoryGatewayCustomers,
  memorySavedCards,
).pipe(
  Layer.provideMerge(memoryPayableSessions),
  Layer.provideMerge(runningDatabase(migrations)),
  Layer.provideMerge(MemoryDatabase.layer),
)

const inWorld = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.gen(function* () {
    yield* (yield* SessionDesk).put({ sessionId, region: "IN", payable })
    return yield* story
  }).pipe(Effect.provide(world), Effect.runPromise)

const books = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly transactions: number; readonly sum: number }>`
    select (select count(*) from ledger_transactions) as transactions,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries) as sum`
  return { ...row, promised: (yield* getWallet.handle({ businessProfileId })).promisedBalance }
})

test("fifty confirmations and notices at once credit one payment once", async () => {
  const { confirmed, kept: entries } = await inWorld(
    Effect.gen(function* () {
      const { payment } = yield* start()
      yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
      const { gateway, gatewayReference } = payment
      const calls = Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? Effect.map(confirmPayment.handle({ sessionId, paymentId: payment.id }), ({ status }) => status)
          : Effect.as(receivePaymentNotice.handle({ gateway, gatewayReference }), "Succeeded" as const),
      )
      return { confirmed: yield* Effect.all(calls, { concurrency: "unbounded" }), kept: yield* books }
    }),
  )
  expect(new Set(confirmed)).toEqual(new Set(["Succeeded"]))
  // The payment, its promise and what the gateway keeps of it.
  expect(entries).toEqual({ transactions: 3, sum: 0, promised: total })
})

test("fifty starts at once open one payment", async () => {
  const opened = await inWorld(
    Effect.gen(function* () {
      const starts = Array.from({ length: 50 }, (_, index) => start(`key-${String(index).padStart(8, "0")}`))
      const handovers = yield* Effect.all(starts, { concurrency: "unbounded" })
      const orders = yield* (yield* GatewayDesk).opened
      return [new Set(handovers.map(({ payment }) => payment.id)).size, orders.length]
    }),
  )
  expect(opened).toEqual([1, 1])
})

test("fifty starts at once that the wallet can pay take the price from it once", async () => {
  const entries = await inWorld(
    Effect.gen(function* () {
      const about = { businessProfileId, reference: "left from before" }
      yield* (yield* Ledger).post({ ...about, currency: "INR" }, (holdings) =>
        topUp({ ...about, at: 0 }, holdings, total),
      )
      const click = startPayment.handle({
        sessionId,
        total,
        due: 0,
        idempotencyKey: IdempotencyKey.make("key-00000001"),
      })
      yield* Effect.all(
        Array.from({ length: 50 }, () => click),
        { concurrency: "unbounded" },
      )
      return yield* books
    }).pipe(Effect.provideService(CurrentActor, { kind: "system" })),
  )
  expect(entries).toEqual({ transactions: 2, sum: 0, promised: total })
})

test("reconciling heals a crash between the gateway's success and the credit", async () => {
  const [crash, between, healed, after] = await inWorld(
    Effect.gen(function* () {
      const sessions = yield* PayableSessions
      const { payment } = yield* start()
      yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
      const crashing = { ...sessions, markPaid: () => Effect.die(new Error("the process was killed")) }
      const confirm = confirmPayment.handle({ sessionId, paymentId: payment.id })
      const exit = yield* Effect.exit(Effect.provideService(confirm, PayableSessions, crashing))
      const half = yield* books
      yield* TestClock.adjust("2 minutes")
      return [exit._tag, half, yield* reconcilePayments.handle({}), yield* books] as const
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(crash).toBe("Failure")
  expect(between).toEqual({ transactions: 0, sum: 0, promised: 0 })
  expect(healed).toEqual({ settled: 1 })
  expect(after).toEqual({ transactions: 3, sum: 0, promised: total })
})

test("the database itself refuses a transaction that does not sum to zero", async () => {
  const exit = await inWorld(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* (yield* GatewayDesk).opened
      return yield* Effect.exit(
        sql.withTransaction(sql`
          with posted as (
            insert into ledger_transactions (business_profile_id, reference, kind, currency, amount, available_after, at)
            values (5, 'by hand', 'topUp', 'INR', 1, 1, 0) returning business_profile_id, id
          )
          insert into ledger_entries select business_profile_id, id, 'available', 1 from posted`),
      )
    }),
  )
  expect(String(exit)).toContain("does not sum to zero")
})
