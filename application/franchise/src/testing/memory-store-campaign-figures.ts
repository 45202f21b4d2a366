import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import type { Campaign } from "@domain/campaigns"
import { totalsOf } from "@domain/insights"
import type { CampaignId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { StoreCampaignFigures } from "../ports/index.ts"
import { FranchiseOutcomes } from "../stores/franchise-outcomes.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

type Day = Parameters<typeof totalsOf>[0][number] & { readonly campaignId: CampaignId }

const running: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused", "Rejected"]

/** Figures of stores' campaigns from the in-memory database. */
export const memoryStoreCampaignFigures = Layer.effect(
  StoreCampaignFigures,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const campaigns = database.table<CampaignId, Campaign>("campaigns")
    const days = database.table<string, Day>("daily_metrics")
    const outcomes = yield* FranchiseOutcomes
    const stores = yield* FranchiseStores
    const totals = (id: CampaignId) => totalsOf([...days.values()].filter(({ campaignId }) => campaignId === id))
    return {
      of: Effect.fnUntraced(function* (businessProfileId, franchiseCampaignId) {
        const { rows } = yield* outcomes.list("ofCampaign", { businessProfileId, franchiseCampaignId })
        return yield* Effect.forEach(rows, ({ code, campaignId }) =>
          Effect.map(stores.find({ businessProfileId, code }), (store) => {
            const campaign = campaignId === undefined ? undefined : campaigns.get(campaignId)
            if (campaign === undefined) return []
            const { id, status, pauseReason, budget } = campaign
            return [
              {
                code,
                name: store?.name ?? code,
                ...(store?.region !== undefined && { region: store.region }),
                campaignId: id,
                status,
                ...(pauseReason !== undefined && { pauseReason }),
                dailyBudget: budget?.dailyBudget ?? 0,
                totals: totals(id),
              },
            ]
          }),
        ).pipe(Effect.map((found) => found.flat()))
      }),
      running: (businessProfileId) =>
        Effect.gen(function* () {
          const own = [...campaigns.values()].filter(
            (one) => one.businessProfileId === businessProfileId && one.partOf !== undefined,
          )
          const parents = [...new Set(own.flatMap(({ partOf }) => partOf ?? []))]
          const kept = yield* Effect.forEach(parents, (franchiseCampaignId) =>
            outcomes.list("ofCampaign", { businessProfileId, franchiseCampaignId }),
          )
          const codes = new Map(kept.flatMap(({ rows }) => rows).map(({ campaignId, code }) => [campaignId, code]))
          return own
            .flatMap(({ id, status, budget }) => {
              const code = codes.get(id)
              return code === undefined || budget === undefined || !running.includes(status)
                ? []
                : [{ code, budgetType: budget.budgetType, dailyBudget: budget.dailyBudget }]
            })
            .toSorted((one, other) => (one.code < other.code ? -1 : 1))
        }),
    }
  }),
).pipe(Layer.provide(memoryTables))
