import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { measuredFiles } from "./measured-files.ts"

const root = join(import.meta.dirname, "..", "..", "..")
const stryker = join(
  dirname(createRequire(import.meta.url).resolve("@stryker-mutator/core/package.json")),
  "bin",
  "stryker.js",
)

/** The packages of the table; tests kill at least nine in ten mutants of each. */
const checkedPackages = [
  "budget",
  "businesses",
  "campaigns",
  "channels",
  "creatives",
  "errors",
  "identity",
  "insights",
  "kernel",
  "launch",
  "messaging",
  "pages",
  "portals",
  "pricing",
  "signup",
  "validation",
  "wallet",
]

const packageNames = process.argv.slice(2)
let hasFailed = false
for (const name of packageNames.length === 0 ? checkedPackages : packageNames) {
  const [folder = "", file] = name.split("/")
  const { status } = spawnSync(process.execPath, [stryker, "run", "tools/mutation/stryker.config.mjs"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      MUTATE: file === undefined ? measuredFiles(root, folder) : `${folder}/src/**/${file}.ts`,
      MUTATE_NAME: folder,
      MUTATE_REPORT: file === undefined ? folder : `parts/${folder}-${file}`,
      FAST_CHECK_RUNS: process.env["FAST_CHECK_RUNS"] ?? "30",
      FAST_CHECK_SEED: process.env["FAST_CHECK_SEED"] ?? "1",
    },
  })
  hasFailed ||= status !== 0
}
process.exitCode = hasFailed ? 1 : 0
