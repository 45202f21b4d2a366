import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { benchmarksPage, measureCalls, measureFirstLoads, summaryTable } from "@tools/bench"
import { chromiumArguments, chromiumPath } from "../chromium.mjs"
import { buildApps, freePortFrom, root, startSite } from "./site.ts"

/** Measures the built product on a site of its own, prints the figures, and with `--write` puts them into the documentation. */
await buildApps()
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-bench-"))
const web = await freePortFrom(43_000)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)
const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  onLine: (name, line) => {
    if (/error/i.test(line)) console.error(`[${name}] ${line}`)
  },
})
try {
  const origin = `http://localhost:${web}`
  const pidOf = (wanted: string): number => {
    const pid = site.processes.find(({ name }) => name === wanted)?.pid()
    if (pid === undefined) throw new Error(`The ${wanted} does not run`)
    return pid
  }
  const worker = pidOf("worker")
  console.log("Loading pages on a slow network…")
  const loads = await measureFirstLoads(origin, { executablePath: chromiumPath(), args: chromiumArguments })
  console.log("Counting processor time per call…")
  const calls = await measureCalls({
    origin,
    sandbox: `http://localhost:${sandbox}`,
    databaseUrl: site.databaseUrl,
    apiPid: pidOf("api"),
    onSeeded: () => process.kill(worker, "SIGSTOP"),
  })
  process.kill(worker, "SIGCONT")
  console.log(`\n${summaryTable(loads, calls)}\n`)
  if (process.argv.includes("--write")) {
    await writeFile(join(root, "docs", "benchmarks.md"), benchmarksPage(loads, calls))
    console.log("Written to docs/benchmarks.md")
  }
} finally {
  await site.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}
process.exit(0)
