import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"

/** The protocol's current revision. */
export const revision = "2026-07-28"

/** What a scenario of the suite came to. */
export interface ScenarioOutcome {
  readonly scenario: string
  readonly passed: number
  readonly failed: number
}

const program = join(
  createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json"),
  "..",
  "dist",
  "index.js",
)

/** The outcomes in the suite's own summary. */
export const outcomesIn = (output: string): ReadonlyArray<ScenarioOutcome> =>
  [...output.matchAll(/^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed/gm)].map(([, scenario = "", passed, failed]) => ({
    scenario,
    passed: Number(passed),
    failed: Number(failed),
  }))

/** Runs the suite's active or pending scenarios for servers against an address; the output is for whoever looks into a failure. */
export const runSuite = (
  url: string,
  suiteName: "active" | "pending" = "active",
): Promise<{ readonly outcomes: ReadonlyArray<ScenarioOutcome>; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const suite = spawn(
      process.execPath,
      [program, "server", "--url", url, "--suite", suiteName, "--spec-version", revision],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    )
    const parts: Buffer[] = []
    suite.stdout.on("data", (part: Buffer) => parts.push(part))
    suite.stderr.on("data", (part: Buffer) => parts.push(part))
    suite.once("error", reject)
    suite.once("exit", () => {
      const output = Buffer.concat(parts).toString("utf8")
      resolve({ outcomes: outcomesIn(output), output })
    })
  })
