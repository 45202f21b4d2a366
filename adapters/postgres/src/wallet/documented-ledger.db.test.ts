import { Effect, Layer } from "effect"
import { memoryPricesToday } from "@application/signup/testing"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { UnitOfWork } from "@application/kernel"
import { MemoryDatabase, memoryJobQueue, everyProfile } from "@application/kernel/testing"
import { Ledger } from "@application/wallet/ports"
import { CampaignFunds } from "@application/wallet/services"
import { memoryBilledBusinesses, memoryInvoicePortal } from "@application/wallet/testing"
import { campaignFunds, documentedLedger } from "@application/wallet/use-cases"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { addedPrice, withAddedPrice } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { PaymentId, paymentReference, refund, refundReference, topUp } from "@domain/wallet"
import { examplePrice } from "@domain/pricing/testing"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"

const repositories = Layer.mergeAll(
  postgresLedger,
  postgresBillingDocuments,
  postgresTables,
  postgresPaymentRepository,
  postgresIds,
  sqlUnitOfWork,
  everyProfile(),
  memoryPricesToday(),
  memoryBilledBusinesses(),
  memoryInvoicePortal(),
  memoryJobQueue,
).pipe(Layer.provide(MemoryDatabase.layer), Layer.provideMerge(runningDatabase(migrations)))
const world = campaignFunds.pipe(Layer.provideMerge(documentedLedger), Layer.provideMerge(repositories))

const at = Date.UTC(2026, 10, 20, 9)

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.andThen(TestClock.setTime(at), story).pipe(
    Effect.provide(TestClock.layer()),
    Effect.provide(world),
    Effect.runPromise,
  )

const bakery = BusinessProfileId.make(5)

const paidIn = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: number, amount = 500_00) {
  const event = { businessProfileId, reference: paymentReference(PaymentId.make(id)) }
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp({ ...event, at }, holdings, amount))
})

const numbers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly number: string }>`select number from ledger_documents order by number`
  return rows.map(({ number }) => number)
})

test("documents issued at once have no gap, whatever is rolled back", async () => {
  const issued = await run(
    Effect.gen(function* () {
      const { transact } = yield* UnitOfWork
      const orders = Array.from({ length: 60 }, (_, index) => {
        const paid = paidIn(BusinessProfileId.make(100 + index), index)
        return Effect.exit(transact(index % 3 === 0 ? Effect.andThen(paid, Effect.fail("refused")) : paid))
      })
      yield* Effect.all(orders, { concurrency: "unbounded" })
      return yield* numbers
    }),
  )
  expect(issued).toEqual(Array.from({ length: 40 }, (_, index) => `INR/26-27/${String(index + 1).padStart(5, "0")}`))
})

test("an event that comes fifty times at once has one document", async () => {
  const issued = await run(
    Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 50 }, () => paidIn(bakery, 1)),
        { concurrency: "unbounded" },
      )
      return yield* numbers
    }),
  )
  expect(issued).toEqual(["INR/26-27/00001"])
})

test("an issued document is changed and deleted by nobody", async () => {
  const refusals = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* paidIn(bakery, 1)
      const attempts = ["update ledger_documents set total = 1", "delete from ledger_documents"]
      return yield* Effect.forEach(attempts, (attempt) => Effect.exit(sql.unsafe(attempt)))
    }),
  )
  expect(refusals.map(({ _tag }) => _tag)).toEqual(["Failure", "Failure"])
})

const priceList = { ...seedPriceLists.IN, serviceFeePercent: 10 }
const promo = {
  code: "W",
  validFrom: "2026-01-01",
  validTo: "2027-12-31",
  discount: { kind: "percent" as const, percent: 7 },
}

/** A campaign that is launched, changed, spent from and ended, and one that is given up before anything was spent. */
const story = Effect.fnUntraced(function* (profile: number, dailyBudget: number) {
  const businessProfileId = BusinessProfileId.make(profile)
  const funds = yield* CampaignFunds
  const of = (id: number) => ({ businessProfileId, campaignId: CampaignId.make(id), campaignName: "Diwali" })
  const price = examplePrice({ priceList, dailyBudget, days: 7, waivedDays: 3, promo })
  yield* paidIn(businessProfileId, profile, price.total * 5)
  yield* funds.lock({ ...of(1), price })
  const added = addedPrice({ priceList, media: dailyBudget + 1, days: 1, waivedDays: 0 })
  yield* funds.change({ ...of(1), added, idempotencyKey: IdempotencyKey.make("change-0001") })
  yield* funds.spend({ ...of(1), reported: dailyBudget * 2 })
  yield* funds.release({ ...of(1), price: withAddedPrice(price, added, { days: 8, dailyBudget }) })
  yield* funds.lock({ ...of(2), price })
  yield* funds.giveUp({ ...of(2), price })
  const key = IdempotencyKey.make("refund-0001")
  const paymentId = PaymentId.make(profile)
  const event = { businessProfileId, reference: refundReference(paymentId, key), currency: "INR" as const }
  yield* (yield* Ledger).post(event, (holdings) =>
    refund({ businessProfileId, key, at }, holdings, { paymentId, paid: price.total * 5, refunded: 0 }, dailyBudget),
  )
})

/** Every document beside what its event booked on the accounts that it is about. */
const recomputed = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{
    readonly kind: string
    readonly total: number
    readonly booked: number
    readonly tax: number
    readonly taxBooked: number
  }>`
    select document.kind, document.total, document.tax,
      abs(sum(entry.amount) filter (where entry.account =
        case document.kind when 'refundVoucher' then 'gateway' else 'available' end))::bigint as booked,
      coalesce(abs(sum(entry.amount) filter (where entry.account = 'tax')), 0)::bigint as "taxBooked"
    from ledger_documents document
    join ledger_transactions posting using (business_profile_id, reference)
    join ledger_entries entry on entry.business_profile_id = posting.business_profile_id and entry.transaction_id = posting.id
    where case document.kind
      when 'receipt' then posting.kind in ('topUp', 'refundBack')
      when 'invoice' then posting.kind in ('launchLock', 'lockMore', 'launchFee', 'launchTax', 'addOn')
      when 'creditNote' then posting.kind in ('unlock', 'lockBack', 'feeBack', 'taxBack')
      else posting.kind in ('refund', 'reversal', 'disputeLost') end
    group by document.id, document.kind, document.total, document.tax order by document.id`,
)

test("every document says what the ledger booked, to the minor unit", async () => {
  const rows = await run(
    Effect.gen(function* () {
      for (const [profile, dailyBudget] of [350_00, 1_234_57, 99_999_99, 351_01].entries())
        yield* story(profile + 10, dailyBudget)
      return yield* recomputed
    }),
  )
  expect(rows.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 4 }, () => [
      "receipt",
      "invoice",
      "invoice",
      "creditNote",
      "invoice",
      "creditNote",
      "refundVoucher",
    ]).flat(),
  )
  expect(rows.map(({ total, tax }) => [total, tax])).toEqual(rows.map(({ booked, taxBooked }) => [booked, taxBooked]))
})

test("a credit note names its campaign's invoices, and a refund its receipt", async () => {
  const rows = await run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* story(10, 350_00)
      return yield* sql<{ readonly number: string; readonly about: ReadonlyArray<string> }>`
        select number, array(select one ->> 'number' from jsonb_array_elements(document -> 'refersTo') one) as about
        from ledger_documents where kind in ('creditNote', 'refundVoucher') order by id`
    }),
  )
  expect(rows).toEqual([
    { number: "INC/26-27/00001", about: ["INI/26-27/00001", "INI/26-27/00002"] },
    { number: "INC/26-27/00002", about: ["INI/26-27/00003"] },
    { number: "INV/26-27/00001", about: ["INR/26-27/00001"] },
  ])
})
