import { spawnSync } from "node:child_process"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { findChromium } from "../chromium.mjs"
import { addCounts, type Counts, noCounts, playwrightCounts, vitestCounts } from "./counts.ts"
import { runGates } from "./gates.ts"
import { bin, run } from "./run-program.ts"
import { buildApps, root } from "./site.ts"
import { partsToRun } from "./test-parts.ts"

const reports = join(root, ".data", "reports")

/** Tests need a browser: finds or installs one, or fails with instructions. */
const ensureChromium = (): void => {
  if (findChromium() !== undefined) return
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium for the browser tests…")
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
  }
  if (findChromium() === undefined) {
    console.error(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    )
    process.exit(1)
  }
}

/**
 * Runs the gates, all tests and stories, and ends with one line of counts. With words (`npm test -- wallet`) only test
 * files whose path contains one of them, without gates.
 */
const words = process.argv.slice(2)

let counts: Counts = noCounts
let hasFailed = false
const note = (exit: number, found: Counts) => {
  counts = addCounts(counts, found)
  hasFailed ||= exit !== 0 || found.failed > 0
}
const end = (): never => {
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(hasFailed ? 1 : 0)
}

if (words.length === 0) {
  note(0, await runGates())
  // Tests of code that does not compile prove nothing.
  if (hasFailed) end()
}

const parts = await partsToRun(words)
if (Object.keys(parts).length === 0) {
  console.error(`No test file has ${words.join(" or ")} in its path.`)
  hasFailed = true
  end()
}
if ([parts.stories, parts.pictures, parts.journeys].some((part) => part !== undefined)) ensureChromium()
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const vitest = async (name: keyof typeof parts, ...arguments_: ReadonlyArray<string>) => {
  const files = parts[name]
  if (files === undefined) return
  const file = join(reports, `${name}.json`)
  const exit = await run(bin("vitest"), [
    "run",
    ...arguments_,
    ...files,
    "--reporter=default",
    "--silent=passed-only",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ])
  note(exit, await vitestCounts(file))
}

const journeys = async () => {
  if (parts.journeys === undefined) return
  const file = join(reports, "journeys.json")
  const exit = await run(bin("playwright"), ["test", "--config", "apps/web/playwright.config.ts", ...parts.journeys], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  note(exit, await playwrightCounts(file))
}

await vitest("unit", "--project", "unit", "--project", "adapters", "--project", "drawing")

// Database tests mostly wait, and stories and their pictures use one core at first, so running them together fills the
// gaps. Killed servers and browsers measure out their waits, so each of those parts has the machine to itself.
const built = parts.resilience !== undefined || parts.journeys !== undefined ? buildApps() : Promise.resolve()
await Promise.all([
  vitest("database", "--project", "database"),
  vitest("stories", "--config", "vitest.stories.config.ts").then(() =>
    vitest("pictures", "--config", "vitest.pictures.config.ts"),
  ),
  built,
])
await vitest("resilience", "--project", "resilience")
await journeys()
end()
