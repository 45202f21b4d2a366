import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { playwrightCounts, vitestCounts, vitestCountsBy } from "./counts.ts"

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "marquee-counts-"))))
afterAll(() => rm(folder, { recursive: true }))

const written = async (report: unknown): Promise<string> => {
  const file = join(folder, "report.json")
  await writeFile(file, JSON.stringify(report))
  return file
}

test("tests that are all skipped are counted, and fail nothing", async () => {
  const vitest = await written({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 57 })
  expect(await vitestCounts(vitest)).toEqual({ passed: 0, failed: 0, skipped: 57 })
  const playwright = await written({ stats: { expected: 0, unexpected: 0, skipped: 4 } })
  expect(await playwrightCounts(playwright)).toEqual({ passed: 0, failed: 0, skipped: 4 })
})

test("a report that is missing or empty is one failure", async () => {
  expect(await vitestCounts(join(folder, "missing.json"))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(await playwrightCounts(await written({ stats: {} }))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test("a file that does not load is a failure of its group", async () => {
  const passing = {
    name: "/a/one.test.ts",
    status: "passed",
    assertionResults: [
      { status: "passed", fullName: "a" },
      { status: "skipped", fullName: "b" },
    ],
  }
  const broken = { name: "/b/two.test.ts", status: "failed", assertionResults: [] }
  const counts = await vitestCountsBy(await written({ testResults: [passing, broken] }), (path) => path.slice(1, 2))
  expect(Object.fromEntries(counts)).toEqual({
    a: { passed: 1, failed: 0, skipped: 1 },
    b: { passed: 0, failed: 1, skipped: 0 },
  })
})

test("a report that is missing has no groups", async () => {
  expect(await vitestCountsBy(join(folder, "missing.json"), (path) => path)).toEqual(new Map())
})
