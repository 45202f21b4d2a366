import { revision, runSuite, withFixture } from "@tools/conformance"

/** Runs the Model Context Protocol's own suite against the endpoint's route and counts failures. */
const { outcomes, output } = await withFixture(runSuite)
for (const { scenario, passed, failed } of outcomes)
  console.log(`${failed === 0 ? "✓" : "✗"} ${scenario}: ${passed} passed, ${failed} failed`)
const failed = outcomes.filter((outcome) => outcome.failed > 0 || outcome.passed === 0)
if (outcomes.length === 0 || failed.length > 0) {
  console.error(output)
  process.exitCode = 1
}
console.log(`${outcomes.length - failed.length} of ${outcomes.length} active scenarios of revision ${revision} pass.`)
