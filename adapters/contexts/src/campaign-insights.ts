import { Effect, Layer } from "effect"
import { CampaignMetrics } from "@application/campaigns/ports"
import {
  ConversionResults,
  DailyMetricsRepository,
  MetricPartsRepository,
  ProductMetricsRepository,
} from "@application/insights/ports"

/** Campaigns write their daily numbers where insights read them. */
export const campaignMetrics = Layer.effect(
  CampaignMetrics,
  Effect.gen(function* () {
    const metrics = yield* DailyMetricsRepository
    const conversions = yield* ConversionResults
    const parts = yield* MetricPartsRepository
    const products = yield* ProductMetricsRepository
    return {
      record: metrics.upsert,
      countConversions: conversions.ofCampaign,
      recordParts: parts.replace,
      recordProducts: products.replace,
      reported: metrics.reported,
      show: metrics.show,
      figures: metrics.figures,
    }
  }),
)
