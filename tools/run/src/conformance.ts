import { revision, runSuite, withFixture } from "@tools/conformance"

/** Runs the Model Context Protocol's own suite against the endpoint's route, its active and its pending scenarios, and counts failures. */
for (const suite of ["active", "pending"] as const) {
  const { outcomes, output } = await withFixture((url) => runSuite(url, suite))
  for (const { scenario, passed, failed } of outcomes)
    console.log(`${failed === 0 ? "✓" : "✗"} ${scenario}: ${passed} passed, ${failed} failed`)
  const wrong = outcomes.filter(({ passed, failed }) => failed > 0 || passed === 0)
  if (outcomes.length === 0 || wrong.length > 0) {
    console.error(output)
    process.exitCode = 1
  }
  console.log(
    `${outcomes.length - wrong.length} of ${outcomes.length} ${suite} scenarios of revision ${revision} pass.`,
  )
}
