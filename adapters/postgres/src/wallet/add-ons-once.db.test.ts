import { Effect, Layer } from "effect"
import { memoryPricesToday } from "@application/signup/testing"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { MemoryDatabase, memoryJobQueue, everyProfile } from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { Ledger } from "@application/wallet/ports"
import { memoryBilledBusinesses, memoryInvoicePortal } from "@application/wallet/testing"
import { buyAddOn, documentedLedger, getAddOns, getWallet } from "@application/wallet/use-cases"
import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { topUp } from "@domain/wallet"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresAddOnPurchases } from "./postgres-add-on-purchases.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresLedger } from "./postgres-ledger.ts"

const at = Date.UTC(2026, 10, 20, 9)
const businessProfileId = BusinessProfileId.make(5)
const india = seedPriceLists.IN
const [starter] = india.addOnPacks
if (starter === undefined) throw new Error("The seed has packs")
const priceList = { ...india, addOnPacks: [starter, { ...starter, tierName: "Trial", price: 0, days: 7 }] }
const total = 1_178_82

const world = documentedLedger.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      postgresAddOnPurchases,
      postgresLedger,
      postgresBillingDocuments,
      postgresTables,
      postgresIds,
      sqlUnitOfWork,
      memoryBilledBusinesses(),
      memoryInvoicePortal(),
      memoryJobQueue,
      memoryPortals(),
      everyProfile(),
      memoryPricesToday({ ...seedPriceLists, IN: priceList }),
    ).pipe(Layer.provideMerge(MemoryDatabase.layer), Layer.provideMerge(runningDatabase(migrations))),
  ),
)

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.andThen(TestClock.setTime(at), story).pipe(
    Effect.provide(TestClock.layer()),
    Effect.provide(world),
    Effect.runPromise,
  )

const filled = Effect.fnUntraced(function* (amount: number) {
  const event = { businessProfileId, reference: "payment:1", at }
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp(event, holdings, amount))
})
const buy = (
  key: string,
  pack: { readonly tierName: string; readonly total: number } = { tierName: "Starter", total },
) => buyAddOn.handle({ businessProfileId, priceListId: india.id, idempotencyKey: IdempotencyKey.make(key), ...pack })
const books = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`select
      (select count(*)::int from add_on_purchases) as purchases,
      (select count(*)::int from ledger_transactions where kind = 'addOn') as postings,
      (select count(*)::int from ledger_documents where kind = 'invoice') as invoices`
  const { availableBalance } = yield* getWallet.handle({ businessProfileId })
  return { ...row, left: availableBalance }
})

test.each([
  ["a paid pack", { tierName: "Starter", total }, { purchases: 1, postings: 1, invoices: 1, left: 9_000_00 - total }],
  ["a free pack", { tierName: "Trial", total: 0 }, { purchases: 1, postings: 0, invoices: 0, left: 9_000_00 }],
])("%s that is asked for fifty times at once is bought once", async (_, pack, expected) => {
  const [ids, after] = await run(
    Effect.gen(function* () {
      yield* filled(9_000_00)
      const clicks = Array.from({ length: 50 }, () => buy("buy-00000001", pack))
      const bought = yield* Effect.all(clicks, { concurrency: "unbounded" })
      return [new Set(bought.map(({ id }) => id)).size, yield* books]
    }),
  )
  expect(ids).toBe(1)
  expect(after).toEqual(expected)
})

test("packs bought at once run one after the other, as far as the money goes", async () => {
  const [ends, failures, after] = await run(
    Effect.gen(function* () {
      yield* filled(3 * total + 1)
      const orders = Array.from({ length: 6 }, (_, index) => Effect.result(buy(`buy-0000000${index}`)))
      const outcomes = yield* Effect.all(orders, { concurrency: "unbounded" })
      const { purchases } = yield* getAddOns.handle({ businessProfileId })
      const periods = purchases.toReversed().map(({ startsAt, endsAt }) => [startsAt, endsAt])
      return [periods, outcomes.flatMap((one) => (one._tag === "Failure" ? [one.failure._tag] : [])), yield* books]
    }),
  )
  expect(ends.map(([startsAt]) => startsAt)).toEqual([at, ends[0]?.[1], ends[1]?.[1]])
  expect(failures).toEqual(Array.from({ length: 3 }, () => "InsufficientFunds"))
  expect(after).toEqual({ purchases: 3, postings: 3, invoices: 3, left: 1 })
})
