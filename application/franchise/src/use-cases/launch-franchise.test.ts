import { CampaignRepository } from "@application/campaigns/ports"
import { memoryCampaignFunds, memoryCampaignRepository, memoryLaunchRuns } from "@application/campaigns/testing"
import { MemoryDatabase, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { FranchiseStores } from "../stores/franchise-stores.ts"
import {
  franchiseCampaignId,
  launchedStoreCampaigns,
  launchKey,
  memoryLaunchKernel,
  memoryLaunchSources,
  memoryStoreCampaignFigures,
  office,
  seedFranchise,
} from "../testing/index.ts"
import { getFranchiseCampaign, quoteFranchiseCampaign } from "./franchise-campaigns.ts"
import {
  getFranchiseLaunch,
  giveUpFranchiseStores,
  launchFranchiseCampaign,
  launchFranchiseStores,
  retryFranchiseStores,
} from "./launch-franchise.ts"

const stored = Layer.mergeAll(
  memoryCampaignFunds,
  memoryCampaignRepository,
  memoryLaunchRuns,
  memoryStoreCampaignFigures,
  memoryUnitOfWork,
)
const world = launchedStoreCampaigns.pipe(
  Layer.provideMerge(memoryLaunchSources),
  Layer.provideMerge(stored),
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(memoryLaunchKernel),
  Layer.provideMerge(MemoryDatabase.layer),
)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const key = { businessProfileId: office.id, id: franchiseCampaignId }
const quoted = Effect.map(quoteFranchiseCampaign.handle(key), ({ price, version }) => ({
  total: price?.total ?? 0,
  version,
}))
const launched = Effect.flatMap(quoted, (terms) =>
  launchFranchiseCampaign.handle({ ...key, ...terms, idempotencyKey: launchKey }),
)
const promised = Effect.map(MemoryDatabase, (database) =>
  database.table<CampaignId, number>("fund_promises").get(franchiseCampaignId),
)
const campaigns = Effect.gen(function* () {
  const { campaigns: found } = yield* (yield* CampaignRepository).list(office.id, { limit: 500 })
  return found.filter(({ partOf }) => partOf === franchiseCampaignId)
})

test("each store is launched as a campaign of its own, and the promise is used up", () =>
  run(
    Effect.gen(function* () {
      yield* seedFranchise(120)
      expect(yield* launched).toMatchObject({ state: "Launching", waiting: 120 })
      yield* launchFranchiseStores.handle(key)
      expect(yield* getFranchiseLaunch.handle(key)).toMatchObject({ state: "Launching", launched: 50, waiting: 70 })
      yield* launchFranchiseStores.handle(key)
      yield* launchFranchiseStores.handle(key)
      expect(yield* getFranchiseLaunch.handle(key)).toMatchObject({ state: "Launched", launched: 120, promised: 0 })
      const own = yield* campaigns
      expect(own).toHaveLength(120)
      expect(own[0]).toMatchObject({ name: "Autumn menu · Store 120", status: "InReview", budget: { days: 7 } })
      yield* launchFranchiseStores.handle(key)
      expect(yield* campaigns).toHaveLength(120)
    }),
  ))

test("the same key pays once, another launch and another price are refused", () =>
  run(
    Effect.gen(function* () {
      yield* seedFranchise(3)
      const { total, version } = yield* quoted
      const order = { ...key, version, total, idempotencyKey: launchKey }
      expect(yield* Effect.flip(launchFranchiseCampaign.handle({ ...order, total: total - 1 }))).toMatchObject({
        _tag: "PriceChanged",
        total,
      })
      yield* launchFranchiseCampaign.handle(order)
      yield* launchFranchiseCampaign.handle(order)
      expect(yield* promised).toBe(total)
      const other = { ...order, idempotencyKey: "another-key" as typeof launchKey }
      expect(yield* Effect.flip(launchFranchiseCampaign.handle(other))).toMatchObject({
        _tag: "FranchiseCampaignChanged",
      })
    }),
  ))

test("a launch without enough money takes nothing and launches nothing", () =>
  run(
    Effect.gen(function* () {
      yield* seedFranchise(3)
      ;(yield* MemoryDatabase).table<BusinessProfileId, number>("wallets").set(office.id, 100)
      expect(yield* Effect.flip(launched)).toMatchObject({ _tag: "InsufficientFunds" })
      expect(yield* promised).toBeUndefined()
      expect(yield* campaigns).toEqual([])
    }),
  ))

test("a store that changed since its payment is tried again alone, or given up", () =>
  run(
    Effect.gen(function* () {
      yield* seedFranchise(3)
      yield* launched
      const stores = yield* FranchiseStores
      const [second, third] = [
        yield* stores.find({ businessProfileId: office.id, code: "S-0002" }),
        yield* stores.find({ businessProfileId: office.id, code: "S-0003" }),
      ]
      if (second === undefined || third === undefined) throw new Error("The stores are there")
      yield* stores.save({ ...second, price: "₹299" })
      yield* stores.remove({ businessProfileId: office.id, code: "S-0003" })
      yield* launchFranchiseStores.handle(key)
      const partly = yield* getFranchiseLaunch.handle(key)
      expect(partly).toMatchObject({ state: "PartlyLaunched", launched: 1, failed: 2 })
      expect(partly.problems.map(({ code, problem }) => [code, problem])).toEqual([
        ["S-0002", ["franchise.launch.storeChanged"]],
        ["S-0003", ["franchise.launch.storeGone"]],
      ])
      yield* retryFranchiseStores.handle(key)
      yield* launchFranchiseStores.handle(key)
      expect(yield* getFranchiseLaunch.handle(key)).toMatchObject({ launched: 2, failed: 1 })
      expect(yield* campaigns).toHaveLength(2)
      const left = (yield* getFranchiseLaunch.handle(key)).promised
      expect(left).toBeGreaterThan(0)
      expect(yield* giveUpFranchiseStores.handle(key)).toMatchObject({ state: "GivenUp" })
      expect(yield* promised).toBe(0)
      expect(yield* Effect.flip(retryFranchiseStores.handle(key))).toMatchObject({ _tag: "FranchiseCampaignChanged" })
    }),
  ))

test("a store is already launched to other campaigns until its ads are over", () =>
  run(
    Effect.gen(function* () {
      yield* seedFranchise(2)
      yield* launched
      yield* launchFranchiseStores.handle(key)
      const running = Effect.map(getFranchiseCampaign.handle(key), ({ facts }) => facts.launched)
      expect(yield* running).toEqual(["S-0001", "S-0002"])
      const [campaign] = yield* campaigns
      if (campaign === undefined) throw new Error("The campaign is there")
      yield* (yield* CampaignRepository).save({ ...campaign, status: "Completed" })
      expect(yield* running).toEqual(["S-0001"])
    }),
  ))
