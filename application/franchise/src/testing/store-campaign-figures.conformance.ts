import type { Tables } from "@application/kernel"
import { CampaignMetrics, CampaignRepository } from "@application/campaigns/ports"
import type { Campaign } from "@domain/campaigns"
import { blankStore } from "@domain/franchise"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { StoreCampaignFigures } from "../ports/index.ts"
import { FranchiseOutcomes } from "../stores/franchise-outcomes.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

const businessProfileId = BusinessProfileId.make(1)
const stranger = BusinessProfileId.make(2)
const franchiseCampaignId = CampaignId.make(50)

const campaign = (id: number, changes: Partial<Campaign> = {}): Campaign => ({
  id: CampaignId.make(id),
  businessProfileId,
  sessionId: SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`),
  region: "GB",
  name: `Campaign ${id}`,
  status: "Active",
  channels: [],
  spent: 0,
  createdAt: id,
  partOf: franchiseCampaignId,
  budget: {
    budgetType: id === 2 ? "Daily" : "Lifetime",
    schedulingMode: "RunContinuously",
    currency: "GBP",
    dailyBudget: 1_000 * id,
    days: 7,
  },
  ...changes,
})

const day = {
  externalCampaignId: "c1",
  impressions: 100,
  clicks: 4,
  results: 2,
  spend: 500,
  channel: "Social",
} as const

/** Conformance tests of `StoreCampaignFigures` on a fresh store per layer build that campaigns and their metrics share. */
export const storeCampaignFiguresConformance = (
  layer: Layer.Layer<StoreCampaignFigures | CampaignRepository | CampaignMetrics | Tables, unknown>,
) => {
  type Ports = Layer.Success<typeof layer>
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => Effect.runPromise(Effect.provide(effect, layer))
  const filled = Effect.gen(function* () {
    const [campaigns, metrics, outcomes, stores] = [
      yield* CampaignRepository,
      yield* CampaignMetrics,
      yield* FranchiseOutcomes,
      yield* FranchiseStores,
    ]
    yield* stores.save({ businessProfileId, ...blankStore("GB"), code: "A", name: "Leeds", region: "North" })
    for (const one of [
      campaign(1),
      campaign(2, { status: "Paused", pauseReason: "owner" }),
      campaign(3, { status: "Completed" }),
      campaign(4, { businessProfileId: stranger }),
    ])
      yield* campaigns.save(one)
    const outcome = (code: string, id?: number, owner = businessProfileId) =>
      outcomes.add({
        businessProfileId: owner,
        franchiseCampaignId,
        code,
        ...(id === undefined ? { problem: ["franchise.launch.storeGone"] } : { campaignId: CampaignId.make(id) }),
      })
    yield* outcome("b", 2)
    yield* outcome("A", 1)
    yield* outcome("C", 3)
    yield* outcome("D")
    yield* outcome("A", 4, stranger)
    yield* metrics.record(businessProfileId, CampaignId.make(1), [
      { ...day, date: "2026-11-20" },
      { ...day, date: "2026-11-21", spend: 700, results: 1 },
    ])
    return yield* StoreCampaignFigures
  })

  test("launched stores come with the sums of their days, in the order of codes", () =>
    run(
      Effect.gen(function* () {
        const stores = yield* (yield* filled).of(businessProfileId, franchiseCampaignId)
        expect(stores.map(({ code, name, campaignId, status }) => [code, name, campaignId, status])).toEqual([
          ["A", "Leeds", 1, "Active"],
          ["C", "C", 3, "Completed"],
          ["b", "b", 2, "Paused"],
        ])
        expect(stores[0]).toMatchObject({
          region: "North",
          dailyBudget: 1_000,
          totals: { impressions: 200, clicks: 8, results: 3, spend: 1_200, costPerResult: 400 },
        })
        expect(stores[2]?.pauseReason).toBe("owner")
        expect(stores[2]?.totals).toEqual({ impressions: 0, clicks: 0, results: 0, spend: 0 })
      }),
    ))

  test("a store runs until its campaign is over, and only its own business's", () =>
    run(
      Effect.gen(function* () {
        const running = yield* (yield* filled).running(businessProfileId)
        expect(running).toEqual([
          { code: "A", budgetType: "Lifetime", dailyBudget: 1_000 },
          { code: "b", budgetType: "Daily", dailyBudget: 2_000 },
        ])
      }),
    ))
}
