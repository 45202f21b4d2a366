import { apiBase } from "@adapters/http-api"
import { type ApiCaller, apiCaller, pause, type ReadyCampaign, readyCampaign } from "@adapters/http-client/testing"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { until } from "./by-calls.ts"
import { startTestSite, type TestSite } from "./site.ts"

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ isLasting: true })
}, 240_000)
afterAll(() => site.stop(), 60_000)

/** Runs a statement as the database's administrator. */
const runSql = async (text: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const endConnections = () =>
  runSql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

const listeners = () => runSql("select pid from pg_stat_activity where query like 'LISTEN%'").catch(() => [])

/** The worker listens for jobs, and api and worker for changes of what they keep in memory. */
const allListen = ({ length }: ReadonlyArray<unknown>) => length === 3

/**
 * Sends calls continuously from several callers, some reading and one with a transaction each time; returns the
 * statuses.
 */
const traffic = ({ token }: ApiCaller, { businessProfileId, sessionId }: ReadyCampaign) => {
  const profile = `businessProfiles/${businessProfileId}`
  const gets = [
    "portals?domain=localhost",
    "users/me",
    `${profile}/roimaticCampaigns?tab=all`,
    `${profile}/payment/wallet`,
    `${profile}/leads`,
  ]
  const headers = { authorization: `Bearer ${token.get()}`, "content-type": "application/json" }
  const body = JSON.stringify({ sessionId, changes: [{ Name: "name", Value: "Sunrise" }] })
  const calls: ReadonlyArray<readonly [path: string, init: RequestInit]> = [
    ...gets.map((path) => [path, { headers }] as const),
    ["LocalBusiness/businessDetails", { headers, method: "PATCH", body }],
  ]
  const statuses: Array<number> = []
  let isOver = false
  const requests = calls.map(async ([path, init]) => {
    while (!isOver) {
      const answer = await fetch(`${site.origin}${apiBase}/${path}`, init)
      await answer.arrayBuffer()
      statuses.push(answer.status)
      await pause(5)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(requests)
    return statuses
  }
}

test("ended connections and a killed database cost calls but no process", async () => {
  const asha = apiCaller(site.origin)
  const campaign = await readyCampaign(site.sandbox, asha, "sunrise-dental", "IN")
  const before = await site.pids()
  const ended = traffic(asha, campaign)
  for (let blow = 0; blow < 2; blow += 1) {
    await pause(1_000)
    expect((await endConnections()).length).toBeGreaterThan(0)
  }
  await pause(1_000)
  const statuses = await ended()
  // A connection that ends while nobody uses it costs no call.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status !== 200).length).toBeLessThan(statuses.length / 4)

  await until("both servers to listen again", listeners, allListen)
  await readyCampaign(site.sandbox, apiCaller(site.origin), "sunrise-dental", "IN")
  await site.kill("database")
  await until("both servers to listen again", listeners, allListen)
  await readyCampaign(site.sandbox, apiCaller(site.origin), "sunrise-dental", "IN")
  expect(await site.pids()).toEqual(before)
}, 300_000)
