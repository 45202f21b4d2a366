import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { Client } from "pg"
import { median } from "./median.ts"
import { cpuOf } from "./process-cpu.ts"
import { type Ask, sendAll } from "./requests.ts"
import { makeSampleCampaign, type SampleCampaign } from "./sample-campaign.ts"
import { draftIds, forgetBareLaunches, seedCampaigns } from "./seed-campaigns.ts"

/** Processor time per request against the bare server's. */
export interface CallCost {
  readonly name: string
  /** The highest ratio that meets the aim; none for calls with much logic. */
  readonly aim?: number
  readonly ratio: number
  /** A second bare server against the first. */
  readonly control: number
}

export interface ServerUnderTest {
  readonly origin: string
  readonly sandbox: string
  readonly databaseUrl: string
  readonly apiPid: number
  /** Called when the data is seeded; from then on nothing else may use the processor. */
  readonly onSeeded: () => void
}

interface Target {
  readonly origin: string
  readonly pid: number
}

const startBare = async (databaseUrl: string): Promise<Target & { readonly stop: () => void }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line]: ReadonlyArray<unknown> = await once(child.stdout, "data")
  if (child.pid === undefined) throw new Error("The bare server did not start")
  return { origin: `http://127.0.0.1:${String(line).trim()}`, pid: child.pid, stop: () => child.kill("SIGTERM") }
}

/** As many lists first as it takes until the machine code of all servers has settled. */
const settlingLists = 12_000

/**
 * Rounds are short, so that those which are held against each other meet the same machine: within minutes its speed changes
 * by half.
 */
const listRounds = { rounds: 25, perRound: 200, warmUp: 1_000 }
const readRounds = { rounds: 15, perRound: 200, warmUp: 1_000 }
const saveRounds = { rounds: 9, perRound: 50, warmUp: 100 }
const launchRounds = { rounds: 5, perRound: 50, warmUp: 50 }

/**
 * The page size of the screens and the maximum one; each sequentially, and concurrently as on a busy server. Their aim
 * is relative to a server that reads rows.
 */
const lists = [
  { name: "campaign list, 20 a page", size: 20, atOnce: 1 },
  { name: "campaign list, 20 a page, 8 at once", size: 20, atOnce: 8 },
  { name: "campaign list, 100 a page", size: 100, atOnce: 1 },
  { name: "campaign list, 100 a page, 8 at once", size: 100, atOnce: 8 },
] as const
const listAim = 0.65

/** Other reads, relative to a server that sends the same statements. */
const reads = [
  "one campaign with its numbers",
  "wallet",
  "leads",
  "signed-in user with businesses",
  "draft",
  "portal, without sign-in",
] as const
const readAim = 1.3

/**
 * Alternates between the targets; returns the median over the rounds of each one's cost relative to the first bare
 * server's.
 */
const compare = async (
  name: string,
  [ours, bare, twin]: readonly [Target, Target, Target],
  { rounds, perRound, warmUp }: typeof listRounds,
  asksOf: (count: number) => ReadonlyArray<Ask>,
  atOnce = 1,
): Promise<CallCost> => {
  const targets = [ours, bare, twin]
  const costs = new Map<Target, Array<number>>(targets.map((target) => [target, []]))
  for (const { origin } of targets) await sendAll(origin, asksOf(warmUp), atOnce)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) {
      const before = cpuOf(target.pid)
      await sendAll(target.origin, asksOf(perRound), atOnce)
      costs.get(target)?.push((cpuOf(target.pid) - before) / perRound)
    }
  const bareCosts = costs.get(bare) ?? []
  const ratioOf = (target: Target) =>
    median((costs.get(target) ?? []).map((cost, round) => cost / (bareCosts[round] ?? Number.NaN)))
  return { name, ratio: ratioOf(ours), control: ratioOf(twin) }
}

const asksOf = ({ businessProfileId, sessionId }: SampleCampaign, accessToken: string, drafts: number) => {
  const profile = `/api/v1.0/businessProfiles/${businessProfileId}`
  const base = `${profile}/roimaticCampaigns`
  const headers = { authorization: `Bearer ${accessToken}`, "x-client-id": "bench" }
  const read =
    (path: string, sent: Ask["headers"] = headers) =>
    (count: number) =>
      Array.from({ length: count }, (): Ask => ({ method: "GET", path, headers: sent }))
  const save = (change: number): Ask => ({
    method: "PATCH",
    path: "/api/v1.0/LocalBusiness/businessDetails",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ sessionId, changes: [{ Name: "tagline", Value: `Tagline ${change}` }] }),
  })
  const waiting = [...draftIds(drafts)]
  const list = (limit: number): Ask => ({ method: "GET", path: `${base}?tab=all&limit=${limit}`, headers })
  const launch = (): Ask => {
    const id = waiting.shift()
    const idempotencyKey = `bench-${id}-0000-0000`
    return {
      method: "POST",
      path: `${base}/${id}/launch`,
      headers: { ...headers, "content-type": "application/json", "idempotency-key": idempotencyKey },
      body: JSON.stringify({ idempotencyKey }),
    }
  }
  return {
    lists: (limit: number) => (count: number) => Array.from({ length: count }, () => list(limit)),
    reads: {
      "one campaign with its numbers": read(`${base}/${draftIds(drafts).at(-1)}`),
      wallet: read(`${profile}/payment/wallet`),
      leads: read(`${profile}/leads`),
      "signed-in user with businesses": read("/api/v1.0/users/me"),
      draft: read(`/api/v1.0/LocalBusiness/businessDetails?sessionId=${sessionId}`),
      "portal, without sign-in": read("/api/v1.0/portals?domain=localhost", { "x-client-id": "bench" }),
    },
    saves: (count: number) => Array.from({ length: count }, (_, change) => save(change)),
    launches: (count: number) => Array.from({ length: count }, launch),
  }
}

/** The cost of lists, other reads, saving a draft and accepting a launch, on its own data. */
export const measureCalls = async (server: ServerUnderTest): Promise<ReadonlyArray<CallCost>> => {
  const sample = await makeSampleCampaign(server.origin, server.sandbox)
  const drafts = 3 * (launchRounds.warmUp + launchRounds.rounds * launchRounds.perRound)
  const database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
  await seedCampaigns(database, sample, drafts)
  server.onSeeded()
  const [bare, twin] = [await startBare(server.databaseUrl), await startBare(server.databaseUrl)]
  try {
    const targets = [{ origin: server.origin, pid: server.apiPid }, bare, twin] as const
    const freshAsks = async () => asksOf(sample, await sample.signIn(), drafts)
    const settling = await freshAsks()
    for (const { origin } of targets) await sendAll(origin, settling.lists(20)(settlingLists))
    const costs: Array<CallCost> = []
    for (const { name, size, atOnce } of lists)
      costs.push({
        ...(await compare(name, targets, listRounds, (await freshAsks()).lists(size), atOnce)),
        aim: listAim,
      })
    for (const name of reads)
      costs.push({ ...(await compare(name, targets, readRounds, (await freshAsks()).reads[name])), aim: readAim })
    costs.push(await compare("draft saved", targets, saveRounds, (await freshAsks()).saves))
    costs.push(await compare("launch accepted", targets, launchRounds, (await freshAsks()).launches))
    return costs
  } finally {
    bare.stop()
    twin.stop()
    await forgetBareLaunches(database)
    await database.end()
  }
}
