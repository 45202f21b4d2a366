import { Effect, Layer } from "effect"
import { CampaignLeads, CampaignMetrics } from "@application/campaigns/ports"
import { DailyMetricsRepository, LeadRepository, ProductMetricsRepository } from "@application/insights/ports"
import { Ids } from "@application/kernel"
import { LeadId } from "@domain/kernel"

/** Campaigns write their daily numbers where insights read them. */
export const campaignMetrics = Layer.effect(
  CampaignMetrics,
  Effect.gen(function* () {
    const metrics = yield* DailyMetricsRepository
    const products = yield* ProductMetricsRepository
    return {
      record: metrics.upsert,
      recordProducts: products.replace,
      reported: metrics.reported,
      show: metrics.show,
    }
  }),
)

/** Campaigns hand their leads to insights, which keep each once. */
export const campaignLeads = Layer.effect(
  CampaignLeads,
  Effect.gen(function* () {
    const leads = yield* LeadRepository
    const ids = yield* Ids
    return {
      record: Effect.fnUntraced(function* (businessProfileId, campaign, arrived) {
        const isNew = yield* Effect.forEach(arrived, (lead) =>
          Effect.flatMap(ids.next("lead"), (id) =>
            leads.add(businessProfileId, LeadId.make(id), {
              ...lead,
              campaignId: campaign.id,
              campaignName: campaign.name,
            }),
          ),
        )
        return arrived.filter((_, index) => isNew[index] === true)
      }),
      newestAt: leads.newestAt,
    }
  }),
)
