import { Client } from "pg"
import { asksOf, reads, type Seeded } from "./asks.ts"
import { sendAll } from "./requests.ts"
import { makeSampleCampaign } from "./sample-campaign.ts"
import { cloneCampaigns, forgetBareLaunches, seedCampaigns } from "./seed-campaigns.ts"
import { compare, startBare } from "./targets.ts"

/** Processor time per request against the bare server's. */
export interface CallCost {
  readonly name: string
  /** The highest ratio that meets the aim. */
  readonly aim: number
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

/** Lists that are asked for first, until the machine code of all servers has settled. */
const settlingLists = 12_000

/**
 * Rounds are short, so that those which are held against each other meet the same machine: within minutes its speed changes
 * by half. Each kind of call is made until its machine code has settled too.
 */
const listRounds = { rounds: 25, perRound: 200, warmUp: 1_000 }
const readRounds = { rounds: 15, perRound: 200, warmUp: 1_000 }
const saveRounds = { rounds: 15, perRound: 50, warmUp: 3_000 }
const loginRounds = { rounds: 9, perRound: 20, warmUp: 200 }
const launchRounds = { rounds: 11, perRound: 50, warmUp: 1_000 }

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

/** The highest ratios to a server that sends the same statements, but for lists. */
const aims = { list: 0.65, read: 1.3, save: 1.4, login: 1.4, launch: 1.8 } as const

/** A portal comes from memory, and the account of a signed-in user with the proof of the sign-in. */
const readAims: Readonly<Partial<Record<(typeof reads)[number], number>>> = {
  "signed-in user with businesses": 1.2,
  "portal, without sign-in": 0.3,
}

const shownCampaigns = 900

const launches = 3 * (launchRounds.warmUp + launchRounds.rounds * launchRounds.perRound)

/** The cost of lists, other reads, saving a draft, signing in and accepting a launch, on its own data. */
export const measureCalls = async (server: ServerUnderTest): Promise<ReadonlyArray<CallCost>> => {
  const sample = await makeSampleCampaign(server.origin, server.sandbox)
  const database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
  const shown = await seedCampaigns(database, sample, shownCampaigns)
  const seeded: Seeded = { newest: shown.at(-1) ?? 0, launchable: [] }
  server.onSeeded()
  const [bare, twin] = [await startBare(server.databaseUrl), await startBare(server.databaseUrl)]
  try {
    const targets = [{ origin: server.origin, pid: server.apiPid }, bare, twin] as const
    const fresh = async (more: Partial<Seeded> = {}) => asksOf(sample, await sample.signIn(), { ...seeded, ...more })
    const settling = await fresh()
    for (const { origin } of targets) await sendAll(origin, settling.list(20)(settlingLists))
    const costs: Array<CallCost> = []
    for (const { name, size, atOnce } of lists) {
      const list = (await fresh()).list(size)
      costs.push({ name, aim: aims.list, ...(await compare(targets, listRounds, list, atOnce)) })
    }
    for (const name of reads)
      costs.push({
        name,
        aim: readAims[name] ?? aims.read,
        ...(await compare(targets, readRounds, (await fresh()).reads[name])),
      })
    costs.push({
      name: "draft saved",
      aim: aims.save,
      ...(await compare(targets, saveRounds, (await fresh()).saves)),
    })
    costs.push({ name: "login", aim: aims.login, ...(await compare(targets, loginRounds, (await fresh()).logins)) })
    const launchable = await cloneCampaigns(database, sample, shownCampaigns, launches)
    const { launches: asks } = await fresh({ launchable })
    costs.push({ name: "launch accepted", aim: aims.launch, ...(await compare(targets, launchRounds, asks)) })
    return costs
  } finally {
    bare.stop()
    twin.stop()
    await forgetBareLaunches(database)
    await database.end()
  }
}
