import { Effect, Layer } from "effect"
import { CampaignMetrics } from "@application/campaigns/ports"
import { DailyMetricsRepository, ProductMetricsRepository } from "@application/insights/ports"

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
