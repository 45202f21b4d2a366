import { expect, test } from "vitest"
import { outcomesIn, runSuite } from "./run-suite.ts"
import { withFixture } from "./serve-fixture.ts"

test("the summary of the suite is read by scenario", () => {
  expect(outcomesIn("✓ tools-list: 4 passed, 0 failed\n✗ prompts-list: 1 passed, 1 failed\nTotal: 5")).toEqual([
    { scenario: "tools-list", passed: 4, failed: 0 },
    { scenario: "prompts-list", passed: 1, failed: 1 },
  ])
})

test("every active scenario of the current revision passes on the route", async () => {
  const { outcomes, output } = await withFixture(runSuite)
  expect(outcomes.length, output).toBeGreaterThanOrEqual(20)
  expect(outcomes.filter(({ failed, passed }) => failed > 0 || passed === 0)).toEqual([])
}, 60_000)
