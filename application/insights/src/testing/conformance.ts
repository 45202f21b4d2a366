export { dailyMetricsRepositoryConformance } from "./daily-metrics-repository.conformance.ts"
export { leadRepositoryConformance } from "./lead-repository.conformance.ts"
