export { dailyMetricsRepositoryConformance } from "./daily-metrics-repository.conformance.ts"
export { leadRepositoryConformance } from "./lead-repository.conformance.ts"
export { publishedReportsConformance } from "./published-reports.conformance.ts"
export { productMetricsRepositoryConformance } from "./product-metrics-repository.conformance.ts"
