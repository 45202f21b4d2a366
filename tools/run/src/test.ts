import { spawn, spawnSync } from "node:child_process"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { findChromium } from "../chromium.mjs"
import { addCounts, type Counts, noCounts, playwrightCounts, vitestCounts } from "./counts.ts"
import { buildApps, root } from "./site.ts"

const reports = join(root, ".data", "reports")
const bin = (name: string) => join(root, "node_modules", ".bin", name)

const run = (program: string, arguments_: ReadonlyArray<string>, env: Record<string, string> = {}): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, [...arguments_], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    })
    child.on("exit", (code) => done(code ?? 1))
    child.on("error", () => done(1))
  })

/** A browser is part of the tests: found, or installed where we may, or an error that says what to do. */
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

const parts = process.argv.slice(2)
const wants = (part: string) => parts.length === 0 || parts.includes(part)

ensureChromium()
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

let counts: Counts = noCounts
let trouble = false
const note = (exit: number, found: Counts) => {
  counts = addCounts(counts, found)
  trouble ||= exit !== 0 || found.failed > 0
}

const vitest = async (name: string, arguments_: ReadonlyArray<string>) => {
  const file = join(reports, `${name}.json`)
  const exit = await run(bin("vitest"), [
    "run",
    ...arguments_,
    "--reporter=default",
    "--silent=passed-only",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ])
  note(exit, await vitestCounts(file))
}

if (wants("unit"))
  await vitest(
    "unit",
    ["unit", "adapters", "drawing"].flatMap((project) => ["--project", project]),
  )
const journeys = async () => {
  const file = join(reports, "journeys.json")
  const exit = await run(bin("playwright"), ["test", "--config", "apps/web/playwright.config.ts"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  note(exit, await playwrightCounts(file))
}

// A database is waited for half of the time, the stories' server works alone at first, and servers that are killed and come back are
// mostly waited for: each fills what the others leave.
const built = wants("resilience") || wants("journeys") ? buildApps() : Promise.resolve()
const killed = built.then(() => (wants("resilience") ? vitest("resilience", ["--project", "resilience"]) : undefined))
await Promise.all([
  wants("database") ? vitest("database", ["--project", "database"]) : undefined,
  wants("stories") ? vitest("stories", ["--config", "vitest.stories.config.ts"]) : undefined,
  built,
])
await Promise.all([killed, wants("journeys") ? journeys() : undefined])

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(trouble ? 1 : 0)
