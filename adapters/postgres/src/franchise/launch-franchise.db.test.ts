import { sqlUnitOfWork } from "@adapters/sql"
import { StoreCampaigns } from "@application/campaigns/services"
import {
  franchiseCampaignId,
  launchedStoreCampaigns,
  launchKey,
  memoryLaunchKernel,
  memoryLaunchSources,
  office,
  seedFranchise,
} from "@application/franchise/testing"
import {
  getFranchiseLaunch,
  launchFranchiseCampaign,
  launchFranchiseStores,
  quoteFranchiseCampaign,
} from "@application/franchise/use-cases"
import { MemoryDatabase } from "@application/kernel/testing"
import { campaignFunds } from "@application/wallet/use-cases"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { postgresLaunchRuns } from "../campaigns/postgres-launch-runs.ts"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { depositOf } from "../testing/deposit.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresLedger } from "../wallet/postgres-ledger.ts"
import { postgresPaymentRepository } from "../wallet/postgres-payment-repository.ts"
import { postgresStoreCampaignFigures } from "./postgres-store-campaign-figures.ts"

const kept = Layer.mergeAll(
  postgresCampaignRepository,
  postgresLaunchRuns,
  postgresStoreCampaignFigures,
  postgresTables,
  sqlUnitOfWork,
  campaignFunds.pipe(Layer.provide(Layer.merge(postgresLedger, postgresPaymentRepository))),
).pipe(Layer.provideMerge(runningDatabase(migrations)))

const world = launchedStoreCampaigns.pipe(
  Layer.provideMerge(memoryLaunchSources),
  Layer.provideMerge(kept),
  Layer.provideMerge(memoryLaunchKernel),
  Layer.provideMerge(MemoryDatabase.layer),
)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const key = { businessProfileId: office.id, id: franchiseCampaignId }
const deposited = 100_000_000
const stores = 6

/** The wallet, and how often money was locked for a launch. */
const books = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ readonly available: number; readonly promised: number; readonly locks: number; readonly campaigns: number }>`
      select available::int, promised::int,
        (select count(*)::int from ledger_transactions where kind = 'launchLock') as locks,
        (select count(*)::int from campaigns where document ? 'partOf') as campaigns
      from wallets where business_profile_id = ${office.id}`,
    ([row]) => row,
  ),
)

const paid = Effect.gen(function* () {
  yield* seedFranchise(stores)
  yield* (yield* SqlClient.SqlClient).unsafe(depositOf(office.id, deposited))
  const { price, version } = yield* quoteFranchiseCampaign.handle(key)
  const total = price?.total ?? 0
  const order = { ...key, version, total, idempotencyKey: launchKey }
  yield* Effect.all([launchFranchiseCampaign.handle(order), launchFranchiseCampaign.handle(order)], {
    concurrency: "unbounded",
  })
  return total
})

test("a launch sent twice at once takes its money once", () =>
  run(
    Effect.gen(function* () {
      const total = yield* paid
      expect(total).toBeGreaterThan(0)
      expect(yield* books).toEqual({ available: deposited - total, promised: total, locks: 0, campaigns: 0 })
    }),
  ))

test("a job killed at every store in turn launches and charges each store once", () =>
  run(
    Effect.gen(function* () {
      const total = yield* paid
      const service = yield* StoreCampaigns
      // Killed when the store is launched and its transaction is not ended.
      const dying: StoreCampaigns["Service"] = {
        launch: (order) => Effect.andThen(service.launch(order), Effect.interrupt),
      }
      for (let store = 0; store < stores; store += 1) {
        yield* Effect.exit(launchFranchiseStores.handle(key).pipe(Effect.provideService(StoreCampaigns, dying)))
        expect((yield* books)?.locks).toBe(store)
        let isLaunched = false
        const one: StoreCampaigns["Service"] = {
          launch: (order) =>
            isLaunched
              ? Effect.interrupt
              : Effect.tap(service.launch(order), () =>
                  Effect.sync(() => {
                    isLaunched = true
                  }),
                ),
        }
        yield* Effect.exit(launchFranchiseStores.handle(key).pipe(Effect.provideService(StoreCampaigns, one)))
      }
      yield* Effect.all([launchFranchiseStores.handle(key), launchFranchiseStores.handle(key)], {
        concurrency: "unbounded",
      })
      expect(yield* getFranchiseLaunch.handle(key)).toMatchObject({ state: "Launched", launched: stores, promised: 0 })
      expect(yield* books).toEqual({ available: deposited - total, promised: 0, locks: stores, campaigns: stores })
    }),
  ))

test("runs of the job at the same moment launch each store once", () =>
  run(
    Effect.gen(function* () {
      const total = yield* paid
      yield* Effect.all(
        [1, 2, 3].map(() => launchFranchiseStores.handle(key)),
        { concurrency: "unbounded" },
      )
      expect(yield* books).toEqual({ available: deposited - total, promised: 0, locks: stores, campaigns: stores })
    }),
  ))
