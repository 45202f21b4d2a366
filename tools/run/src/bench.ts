import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  benchmarksPage,
  callsTable,
  exportsTable,
  feedsTable,
  ledgerTable,
  listsTable,
  measureBalanceRead,
  measureCalls,
  measureExports,
  measureFeeds,
  measureFirstLoads,
  measureLists,
  measurePostings,
  measureReports,
  measureStarts,
  pagesTable,
  type Part,
  parts,
  reportsTable,
  serveFeed,
  type ServerUnderTest,
  startsTable,
  tablesIn,
} from "@tools/bench"
import { chromiumArguments, chromiumPath } from "../chromium.mjs"
import { measureSuite } from "./measure-suite.ts"
import { buildApps, freePortFrom, root, type Site, startSite } from "./site.ts"

/**
 * Measures the built product on its own site and prints the figures; the name of a part measures only that part, and
 * only its name measures the tests (`suite`). `--write` updates the documentation and keeps the figures of a
 * part that was left out.
 */
const args = process.argv.slice(2)
const isRequested = (part: SitePart): boolean => args.includes(part) || !parts.some((one) => args.includes(one))

type SitePart = Exclude<Part, "suite">
const isOfSite = (part: Part): part is SitePart => part !== "suite"
const siteParts = parts.filter(isOfSite)

/** How many leads are made: the first number among the words. */
const leadCount = Number(args.find((word) => /^\d+$/.test(word)) ?? 1_000_000)

const pidOf = (site: Site, wanted: string): number => {
  const pid = site.processes.find(({ name }) => name === wanted)?.pid()
  if (pid === undefined) throw new Error(`The ${wanted} does not run`)
  return pid
}

const measurePages = async (origin: string): Promise<string> => {
  console.log("Loading pages on a slow network…")
  return pagesTable(await measureFirstLoads(origin, { executablePath: chromiumPath(), args: chromiumArguments }))
}

/** The worker is stopped, since it would use the processor and the database too. */
const withoutWorker = async <A>(
  site: Site,
  origin: string,
  measure: (server: ServerUnderTest) => Promise<A>,
): Promise<A> => {
  const worker = pidOf(site, "worker")
  try {
    return await measure({
      origin,
      sandbox: `http://localhost:${site.ports.sandbox}`,
      databaseUrl: site.databaseUrl,
      apiPid: pidOf(site, "api"),
      onSeeded: () => process.kill(worker, "SIGSTOP"),
    })
  } finally {
    process.kill(worker, "SIGCONT")
  }
}

const measureCosts = async (site: Site, origin: string): Promise<string> => {
  console.log("Counting processor time per call…")
  return callsTable(await withoutWorker(site, origin, measureCalls))
}

const measureDownloads = async (site: Site, origin: string): Promise<string> => {
  console.log(`Downloading ${leadCount} leads…`)
  return exportsTable(await withoutWorker(site, origin, (server) => measureExports(server, leadCount)))
}

const measureFeedImport = async (site: Site, origin: string): Promise<string> => {
  console.log("Importing a large feed…")
  return feedsTable(
    await measureFeeds({
      origin,
      sandbox: `http://localhost:${site.ports.sandbox}`,
      workerPid: pidOf(site, "worker"),
      feedUrl: `http://localhost:${feed.port}/feed.xml`,
    }),
  )
}

const measureReadings = async (site: Site, origin: string): Promise<string> => {
  console.log("Counting the pages that reports touch…")
  return reportsTable(await withoutWorker(site, origin, ({ databaseUrl }) => measureReports(databaseUrl)))
}

const measureListPages = async (site: Site, origin: string): Promise<string> => {
  console.log("Reading pages of long lists…")
  return withoutWorker(site, origin, async ({ databaseUrl, onSeeded }) => {
    onSeeded()
    return listsTable(await measureLists(databaseUrl))
  })
}

const measureLedger = async (site: Site, origin: string): Promise<string> => {
  console.log("Posting to the ledger…")
  return withoutWorker(site, origin, async ({ databaseUrl, onSeeded }) => {
    onSeeded()
    return ledgerTable(await measurePostings(databaseUrl), await measureBalanceRead(databaseUrl))
  })
}

const measureColdStarts = async (site: Site, origin: string): Promise<string> => {
  console.log("Starting the api again and again…")
  const port = await freePortFrom(44_000)
  return startsTable(
    await withoutWorker(site, origin, ({ databaseUrl, onSeeded }) => {
      onSeeded()
      return measureStarts(site.api, databaseUrl, port)
    }),
  )
}

const file = join(root, "docs", "benchmarks.md")

const report = async (part: Part, measured: string): Promise<void> => {
  console.log(`\n${measured}\n`)
  if (!args.includes("--write")) return
  // What was written meanwhile is kept: a part takes minutes.
  const before = tablesIn(await readFile(file, "utf8"))
  await writeFile(file, benchmarksPage({ ...before, [part]: measured }))
  console.log("Written to docs/benchmarks.md")
}

if (args.includes("suite")) {
  await report("suite", await measureSuite())
  if (!siteParts.some((part) => args.includes(part))) process.exit(0)
}

await buildApps()
const feed = await serveFeed()
const dataDirectory = await mkdtemp(join(tmpdir(), "marquee-bench-"))
const web = await freePortFrom(31_100)
const sandbox = await freePortFrom(web + 1)
const smtp = await freePortFrom(sandbox + 1)
const site = await startSite({
  ports: { web, sandbox, smtp },
  dataDirectory,
  // Production does not poll a sandbox's clock, whose cost would count as the calls'.
  env: { CLOCK_URL: "", SAFE_FETCH_ALLOW: `localhost:${sandbox},127.0.0.1:${sandbox},localhost:${feed.port}` },
  onLine: (name, line) => {
    if (/error/i.test(line)) console.error(`[${name}] ${line}`)
  },
})
try {
  const origin = `http://localhost:${web}`
  const measures: Readonly<Record<SitePart, () => Promise<string>>> = {
    pages: () => measurePages(origin),
    calls: () => measureCosts(site, origin),
    start: () => measureColdStarts(site, origin),
    lists: () => measureListPages(site, origin),
    reports: () => measureReadings(site, origin),
    ledger: () => measureLedger(site, origin),
    leads: () => measureDownloads(site, origin),
    feeds: () => measureFeedImport(site, origin),
  }
  for (const part of siteParts.filter(isRequested)) await report(part, await measures[part]())
} finally {
  await site.stop()
  feed.stop()
  await rm(dataDirectory, { recursive: true, force: true })
}
process.exit(0)
