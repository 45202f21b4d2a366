import { apiBase } from "@adapters/http-api"
import { type ApiCaller, apiCaller, pause, type ReadyCampaign, readyCampaign } from "@adapters/http-client/testing"
import { GetWallet, ListTransactions } from "@application/wallet/contract"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { adsOf } from "./ads-in-review.ts"
import { launchEnded, payAndLaunch, until } from "./by-calls.ts"
import { startTestSite, type TestSite } from "./site.ts"

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ isLasting: true, isTwice: true })
}, 240_000)
afterAll(() => site.stop(), 60_000)

/** Calls the two apis in turn, as behind a load balancer, from a place of its own. */
const callerFrom = (place: number): ApiCaller => {
  let calls = place
  return apiCaller("", { "x-forwarded-for": `198.51.100.${place}` }, (path, init) => {
    calls += 1
    return fetch(`${calls % 2 === 0 ? site.origin : site.secondOrigin}${path}`, init)
  })
}

const runSql = async (text: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const mailsTo = async (address: string): Promise<ReadonlyArray<{ readonly subject: string }>> => {
  const answer = await fetch(`${site.sandbox}/control/api/messages?to=${encodeURIComponent(address)}&channel=email`)
  return (await answer.json()) as ReadonlyArray<{ readonly subject: string }>
}

const anyOf = <A>(choices: readonly [A, A]): A => choices[Math.random() < 0.5 ? 0 : 1]

const bought = async (caller: ApiCaller, { businessProfileId, campaignId }: ReadyCampaign) => {
  const { availableBalance, promisedBalance } = await caller.ask(GetWallet, { businessProfileId })
  const { transactions } = await caller.ask(ListTransactions, { businessProfileId, limit: 100 })
  return {
    availableBalance,
    promisedBalance,
    topUps: transactions.filter(({ kind }) => kind === "topUp").map(({ amount }) => amount),
    ads: (await adsOf(site.sandbox, campaignId)).length,
  }
}

test("two apis and two workers, one of each killed under load, act as one", async () => {
  const owners = [1, 2, 3, 4].map(callerFrom)
  const campaigns = await Promise.all(owners.map((owner) => readyCampaign(site.sandbox, owner, "sunrise-dental", "IN")))
  const launched = Promise.all(
    owners.map(async (owner, index) => {
      const campaign = campaigns[index]
      if (campaign === undefined) throw new Error("Each owner has a campaign")
      await payAndLaunch(site.sandbox, owner, campaign)
      const { channels } = await launchEnded(owner, campaign)
      return { owner, campaign, channels: channels.map(({ status }) => status) }
    }),
  )
  await pause(300 + Math.random() * 1_200)
  await site.kill(anyOf(["worker", "worker2"]))
  await pause(Math.random() * 500)
  await site.kill(anyOf(["api", "api2"]))
  for (const { owner, campaign, channels } of await launched) {
    expect(channels).toEqual(["Done", "Done"])
    expect(await bought(owner, campaign)).toEqual({
      availableBalance: 0,
      promisedBalance: 0,
      topUps: [campaign.total],
      ads: 2,
    })
    await until(
      "the mails",
      () => mailsTo(campaign.owner.email),
      (mails) => new Set(mails.map(({ subject }) => subject)).size >= 2,
    )
  }
  expect(
    await runSql(
      "select transaction_id from ledger_entries group by business_profile_id, transaction_id having sum(amount) <> 0",
    ),
  ).toEqual([])
  expect(await runSql("select id from pgboss.job where name = 'dead-letters'")).toEqual([])
}, 300_000)

test("an api that is told to stop finishes the calls that it has begun", async () => {
  const statuses: Array<number> = []
  let isOver = false
  const isReady = () =>
    fetch(`${site.secondOrigin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  /** Calls without pause while the api says that it is ready, as a load balancer does. */
  const calling = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      if (await isReady()) {
        const answer = await fetch(`${site.secondOrigin}${apiBase}/portals?domain=localhost`)
        await answer.arrayBuffer()
        statuses.push(answer.status)
      } else await pause(20)
    }
  })
  await until("the second api", isReady, (ready) => ready)
  const before = statuses.length
  await until(
    "calls",
    async () => statuses.length,
    (count) => count > before + 50,
  )
  const { api2 } = await site.pids()
  await site.end("api2")
  await until("its successor", site.pids, (pids) => pids.api2 !== api2 && pids.api2 !== 0)
  await until("its return", isReady, (ready) => ready)
  isOver = true
  await Promise.all(calling)
  expect(new Set(statuses)).toEqual(new Set([200]))
}, 60_000)
