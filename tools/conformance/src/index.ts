export { outcomesIn, revision, runSuite, type ScenarioOutcome } from "./run-suite.ts"
export { withFixture } from "./serve-fixture.ts"
