import { mkdir, rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { addCounts, type Counts, noCounts, playwrightCounts, vitestCounts, vitestCountsBy } from "./counts.ts"
import { ensureChromium } from "./ensure-chromium.ts"
import { failedInPlaywright, failedInVitest } from "./failed-tests.ts"
import { gates, runGates } from "./gates.ts"
import { hashesOf, turboPlan } from "./input-hashes.ts"
import { type Group, keptResults } from "./kept-results.ts"
import { bin, run } from "./run-program.ts"
import { buildApps, root } from "./site.ts"
import { groupOfGate, groupsOf } from "./suite-groups.ts"
import { suiteTimes } from "./suite-times.ts"
import { folderOf, type Part, partsToRun } from "./test-parts.ts"

/**
 * Runs gates, tests and stories, and ends with one line of counts; what passed before on the same files is counted without
 * running it, unless `--all` is said. With words (`npm test -- wallet`) only test files with one of them in the path.
 */
const arguments_ = process.argv.slice(2)
const words = arguments_.filter((word) => word !== "--all")
const isWhole = words.length === 0
const reports = join(root, ".data", "reports")
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const kept = await keptResults(join(root, ".data", "tested.json"))
const hashes = isWhole ? hashesOf(await turboPlan()) : undefined
const times = suiteTimes()
let counts: Counts = noCounts
let unchanged = 0
let hasFailed = false
const failed: Array<string> = []

const note = (exit: number, found: Counts) => {
  counts = addCounts(counts, found)
  hasFailed ||= exit !== 0 || found.failed > 0
}
const end = async (): Promise<never> => {
  if (isWhole) await times.write(join(reports, "times.json"))
  if (unchanged > 0)
    console.log(`\n${unchanged} of the results are of a run before on the same files; --all runs everything.`)
  // The last lines are often all that is kept of a run.
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(hasFailed ? 1 : 0)
}

/** The groups that have changed; the results of the others are counted. */
const changed = (groups: ReadonlyArray<Group>): ReadonlyArray<Group> =>
  groups.filter((group) => {
    const before = arguments_.includes("--all") ? undefined : kept.of(group)
    if (before === undefined) return true
    unchanged += before.passed + before.skipped
    note(0, before)
    return false
  })

if (hashes !== undefined) {
  const groups = new Map(gates.map((gate) => [gate, groupOfGate(gate, hashes)]))
  const chosen = changed([...groups.values()])
  await times.of("gates", () =>
    runGates(
      gates.filter((gate) => chosen.some(({ name }) => name === gate.name)),
      (gate, hasPassed) => {
        const found = { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 }
        note(0, found)
        if (!hasPassed) failed.push(gate.name)
        const group = groups.get(gate)
        if (group !== undefined) kept.keep([[group, found]])
      },
    ),
  )
  // Tests of code that does not compile prove nothing.
  if (hasFailed) await end()
}

const parts = await partsToRun(words)
if (Object.keys(parts).length === 0) {
  console.error(`No test file has ${words.join(" or ")} in its path.`)
  hasFailed = true
  await end()
}

/** The groups of a part that are to be run: none without a part, and undefined where it is run by words. */
const groupsToRun = async (part: Part): Promise<ReadonlyArray<Group> | undefined> =>
  hashes === undefined ? undefined : changed(await groupsOf(part, hashes))

const vitest = async (part: Part, ...options: ReadonlyArray<string>): Promise<void> => {
  const files = parts[part]
  if (files === undefined) return
  const groups = await groupsToRun(part)
  if (groups?.length === 0) return
  const isByFolder = groups?.every(({ folder }) => folder !== undefined) === true
  const report = join(reports, `${part}.json`)
  const folders = isByFolder ? groups.map(({ folder = "" }) => `${folder}/`) : []
  const exit = await times.of(part, () =>
    run(bin("vitest"), [
      "run",
      ...options,
      ...files,
      ...folders,
      "--reporter=default",
      "--silent=passed-only",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]),
  )
  const found = await vitestCounts(report)
  note(exit, found)
  failed.push(...(await failedInVitest(report, root)))
  // An error outside the tests is nobody's, so that nothing of its run is kept.
  if (groups === undefined || (exit !== 0 && found.failed === 0)) return
  const byFolder = isByFolder ? await vitestCountsBy(report, (path) => folderOf(relative(root, path))) : undefined
  kept.keep(
    groups.flatMap((group) => {
      const ofGroup = byFolder === undefined ? found : byFolder.get(group.folder ?? "")
      return ofGroup === undefined ? [] : [[group, ofGroup] as const]
    }),
  )
}

const journeys = async (): Promise<void> => {
  if (parts.journeys === undefined) return
  const groups = await groupsToRun("journeys")
  if (groups?.length === 0) return
  const report = join(reports, "journeys.json")
  const files = parts.journeys
  const exit = await times.of("journeys", () =>
    run(bin("playwright"), ["test", "--config", "apps/web/playwright.config.ts", ...files], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
  )
  const found = await playwrightCounts(report)
  note(exit, found)
  failed.push(...(await failedInPlaywright(report)))
  if (groups !== undefined && exit === 0) kept.keep(groups.map((group) => [group, found]))
}

if ([parts.stories, parts.pictures, parts.journeys].some((part) => part !== undefined)) ensureChromium()
await vitest("unit", "--project", "unit", "--project", "adapters", "--project", "drawing")

// Database tests mostly wait, and stories and their pictures use one core at first, so running them together fills the
// gaps. Killed servers and browsers measure out their waits, so each of those parts has the machine to itself.
const isServed = parts.resilience !== undefined || parts.journeys !== undefined
await Promise.all([
  vitest("database", "--project", "database"),
  vitest("stories", "--config", "vitest.stories.config.ts").then(() =>
    vitest("pictures", "--config", "vitest.pictures.config.ts"),
  ),
  isServed ? buildApps() : undefined,
])
await vitest("resilience", "--project", "resilience")
await journeys()
await end()
