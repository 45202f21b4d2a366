import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { largeFeed } from "@adapters/product-feeds/testing"
import { median } from "./median.ts"
import { cpuOf } from "./process-cpu.ts"
import { makeSampleCampaign } from "./sample-campaign.ts"

/** The products of the measured feed. */
export const feedItems = 100_000

/**
 * What importing a feed costs against tokenising it alone, and importing it again unchanged, and how much memory beyond its
 * idle one the worker took.
 */
export interface FeedCost {
  readonly ratio: number
  readonly unchanged: number
  readonly control: number
  readonly memoryBytes: number
}

/** The feed differs at each request, so that it is read in full, but at this path. */
const unchangedPath = "/unchanged.xml"

/** Serves the feed on a port of this machine. */
export const serveFeed = async (): Promise<{ readonly port: number; readonly stop: () => void }> => {
  let requests = 0
  const server = createServer(({ url }, response) => {
    requests += 1
    response.writeHead(200, { "content-type": "application/xml" })
    Readable.from(largeFeed(feedItems, url === unchangedPath ? "Loaves" : `Loaves ${requests}`)).pipe(response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The feed has no port")
  return { port: address.port, stop: () => server.close() }
}

/** A process that fetches the feed and tokenises it with the product's library, and nothing else, whenever asked. */
const startTokeniser = (feedUrl: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "tokenise-feed.ts"), feedUrl], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    pass: async () => {
      child.stdin.write("again\n")
      if ((await lines.next()).done === true) throw new Error("The tokenising process ended")
    },
    stop: () => child.kill("SIGTERM"),
  }
}

/** Bytes of memory that a process holds now. Reads Linux's /proc. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) * 1_024

const jobDone = 2
const jobFailed = 3

/** An owner's calls for a feed at an address. */
const feedOwner = async (origin: string, sandbox: string, url: string) => {
  const sample = await makeSampleCampaign(origin, sandbox)
  const profile = `${origin}/api/v1.0/businessProfiles/${sample.businessProfileId}`
  let token = await sample.signIn()
  const call = async (method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-client-id": "bench",
      "x-portal-domain": "localhost",
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${profile}/${path}`, { method, headers, ...sent })
    const answer = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const { id: productCatalogId } = await call("POST", "ProductCatalogs", { name: "Bench" })
  const { id } = await call("POST", "ProductFeeds", { name: "Bench", productCatalogId, url })
  /** Imports the feed once, calling `look` while it runs. */
  return async (look: () => void) => {
    token = await sample.signIn()
    await call("POST", `productFeeds/${String(id)}/process`, {})
    for (;;) {
      await new Promise((done) => setTimeout(done, 250))
      look()
      const { status, summary, failure } = await call("GET", `productFeeds/${String(id)}/process`)
      if (status === jobFailed) throw new Error(`The feed was not read: ${String(failure)}`)
      if (status === jobDone) return summary
    }
  }
}

export interface FeedSite {
  readonly origin: string
  readonly sandbox: string
  readonly workerPid: number
  readonly feedUrl: string
}

const rounds = 3

/** The cost of fetching, reading, checking and storing a feed, in rounds that alternate with tokenising it. */
export const measureFeeds = async ({ origin, sandbox, workerPid, feedUrl }: FeedSite): Promise<FeedCost> => {
  const importChanged = await feedOwner(origin, sandbox, feedUrl)
  const importUnchanged = await feedOwner(origin, sandbox, new URL(unchangedPath, feedUrl).href)
  const [bare, twin] = [startTokeniser(feedUrl), startTokeniser(feedUrl)]
  try {
    const idle = memoryOf(workerPid)
    let most = idle
    const look = () => void (most = Math.max(most, memoryOf(workerPid)))
    const passes = [
      { pid: workerPid, pass: () => importChanged(look) },
      bare,
      twin,
      { pid: workerPid, pass: () => importUnchanged(look) },
    ]
    for (const { pass } of passes) await pass()
    const costs: Array<ReadonlyArray<number>> = []
    for (let round = 0; round < rounds; round += 1) {
      const ofRound: Array<number> = []
      for (const { pid, pass } of passes) {
        const before = cpuOf(pid)
        await pass()
        ofRound.push(cpuOf(pid) - before)
      }
      costs.push(ofRound)
    }
    const ratioOf = (which: number) => median(costs.map((of) => (of[which] ?? Number.NaN) / (of[1] ?? Number.NaN)))
    return { ratio: ratioOf(0), control: ratioOf(2), unchanged: ratioOf(3), memoryBytes: most - idle }
  } finally {
    bare.stop()
    twin.stop()
  }
}
