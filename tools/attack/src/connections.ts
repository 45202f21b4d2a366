import pg from "pg"
import { apiCaller, type ApiCaller, pause, readyCampaign, until } from "@adapters/http-client/testing"
import { GetBusinessDetails, UpdateBusinessDetails } from "@application/signup/contract"
import type { SessionId } from "@domain/kernel"
import { type Outcome, outcomeOf, type Target } from "./target.ts"
import { send } from "./send.ts"

/** Ends every other connection to the site's database. */
const endConnections = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    return rows.length
  } finally {
    await client.end()
  }
}

const traffic = async (target: Target, token: string, known: Readonly<Record<string, string | number>>) => {
  const headers = {
    "content-type": "application/json",
    "x-portal-domain": "localhost",
    authorization: `Bearer ${token}`,
  }
  const base = "/api/v1.0"
  const { sessionId, businessProfileId, campaignId } = known
  const name = { Name: "name", Value: "Sunrise" }
  const asks = [
    { method: "GET", path: `${base}/portals?domain=localhost`, headers },
    { method: "GET", path: `${base}/businessProfiles/${businessProfileId}/roimaticCampaigns?tab=all`, headers },
    { method: "GET", path: `${base}/businessProfiles/${businessProfileId}/roimaticCampaigns/${campaignId}`, headers },
    { method: "GET", path: `${base}/businessProfiles/${businessProfileId}/payment/wallet`, headers },
    { method: "GET", path: `${base}/LocalBusiness/businessDetails?sessionId=${sessionId}`, headers },
    {
      method: "PATCH",
      path: `${base}/LocalBusiness/businessDetails`,
      headers,
      body: JSON.stringify({ sessionId, changes: [name] }),
    },
  ]
  let isOver = false
  let answered = 0
  const faults: Array<string> = []
  const running = Array.from({ length: 8 }, async (_, line) => {
    for (let at = line; !isOver; at += 1) {
      const ask = asks[at % asks.length]
      if (ask === undefined) continue
      const answer = await send(target.origin, ask, 20_000).catch(String)
      answered += 1
      if (typeof answer === "string") faults.push(`${ask.method} ${ask.path}: ${answer}`)
      else if (answer.status >= 500 && answer.status !== 503) faults.push(`${ask.path} answered ${answer.status}`)
    }
  })
  return {
    end: async () => {
      isOver = true
      await Promise.all(running)
      return { answered, faults }
    },
  }
}

const saves = async (owner: ApiCaller, sessionId: SessionId, name: string): Promise<boolean> => {
  await owner.ask(UpdateBusinessDetails, { sessionId, changes: { business: { name } } })
  const details = await owner.ask(GetBusinessDetails, { sessionId })
  return details.business.name === name
}

/**
 * Ends every connection to the database under traffic, twice, then the database itself: calls may fail, processes may
 * not.
 */
export const attackConnections = async (target: Target): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf("connections ended")
  const owner = apiCaller(target.origin)
  const { sessionId, businessProfileId, campaignId } = await readyCampaign(
    target.sandbox,
    owner,
    "sunrise-dental",
    "IN",
  )
  const ids = { sessionId, businessProfileId, campaignId }
  for (const blow of ["connections", "connections again", "database"]) {
    const pid = target.apiPid()
    const statuses = await traffic(target, owner.token.get() ?? "", ids)
    await pause(1_000)
    if (blow === "database") target.kill("database")
    else note((await endConnections(target.databaseUrl)) > 0 ? undefined : "nothing was connected")
    await pause(2_000)
    const { answered, faults } = await statuses.end()
    for (let at = faults.length; at < answered; at += 1) note()
    for (const fault of faults) note(`${blow}: ${fault}`)
    note((await saves(owner, sessionId, `After ${blow}`.slice(0, 25))) ? undefined : `${blow}: a save was lost`)
    note(target.apiPid() === pid ? undefined : `${blow}: the api ended`)
  }
  await until(
    "the site",
    () => send(target.origin, { method: "GET", path: "/readyz" }),
    ({ status }) => status === 200,
  )
  return [outcome()]
}
