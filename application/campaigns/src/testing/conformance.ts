export { campaignRepositoryConformance } from "./campaign-repository.conformance.ts"
export { launchRunsConformance } from "./launch-runs.conformance.ts"
