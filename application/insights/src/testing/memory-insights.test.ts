import { Layer } from "effect"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { dailyMetricsRepositoryConformance } from "./daily-metrics-repository.conformance.ts"
import { leadRepositoryConformance } from "./lead-repository.conformance.ts"
import { memoryLeadRepository } from "./memory-leads.ts"
import { memoryMetricPartsRepository } from "./memory-metric-parts.ts"
import { memoryDailyMetricsRepository } from "./memory-metrics.ts"
import { memoryProductMetricsRepository } from "./memory-product-metrics.ts"
import { metricPartsRepositoryConformance } from "./metric-parts-repository.conformance.ts"
import { productMetricsRepositoryConformance } from "./product-metrics-repository.conformance.ts"
import { memoryPublishedReports } from "./memory-published-reports.ts"
import { publishedReportsConformance } from "./published-reports.conformance.ts"

dailyMetricsRepositoryConformance(Layer.provide(memoryDailyMetricsRepository, MemoryDatabase.layer))
productMetricsRepositoryConformance(
  Layer.provide(Layer.merge(memoryDailyMetricsRepository, memoryProductMetricsRepository), MemoryDatabase.layer),
)
metricPartsRepositoryConformance(
  Layer.provide(
    Layer.mergeAll(memoryDailyMetricsRepository, memoryMetricPartsRepository, memoryProductMetricsRepository),
    MemoryDatabase.layer,
  ),
)
leadRepositoryConformance(Layer.provide(memoryLeadRepository, MemoryDatabase.layer))
publishedReportsConformance(Layer.provide(Layer.merge(memoryPublishedReports, memoryTables), MemoryDatabase.layer))
