import { apiBase } from "@adapters/http-api"
import { type Counts, expectKeptCounts } from "@adapters/sql/testing/kept-counts"
import { beforeAll, test } from "vitest"
import { countingStatements, type SentStatements } from "./testing/counted-statements.ts"
import { payableCampaigns } from "./testing/payable-campaigns.ts"
import { type Tenants, withTenants } from "./testing/tenants.ts"

interface Call {
  readonly method: "GET" | "PATCH" | "POST"
  readonly path: string
  readonly body?: object
  readonly isSignedOut?: boolean
}

/** The password of every owner of the dump. */
const password = "Str0ng-Pass!"

/** Calls of each kind that `npm run bench` measures, each of them new where a repeated one would change nothing. */
const callsOf = async ({ client, victim: { owns } }: Tenants) => {
  const profile = `/businessProfiles/${owns.business_profile_id}`
  const campaigns = `${profile}/roimaticCampaigns`
  const { rows } = await client.query<{ readonly email: string }>(
    "select email_address as email from users where id = $1",
    [owns.user_id],
  )
  const [draft, ...payable] = await payableCampaigns(client, owns, 3)
  if (draft === undefined) throw new Error("No campaign was copied")
  const { id: campaignId, sessionId } = draft
  const waiting = payable.values()
  let saved = 0
  const read =
    (path: string, isSignedOut = false) =>
    (): Call => ({ method: "GET", path, isSignedOut })
  return {
    "campaign list": read(`${campaigns}?tab=all&limit=20`),
    "one campaign": read(`${campaigns}/${campaignId}`),
    dashboard: read(`${profile}/dashboard?from=2026-11-01&to=2026-11-30`),
    "results of a campaign": read(`${campaigns}/${campaignId}/results`),
    wallet: read(`${profile}/payment/wallet`),
    leads: read(`${profile}/leads`),
    "signed-in user": read("/users/me"),
    draft: read(`/LocalBusiness/businessDetails?sessionId=${sessionId}`),
    "portal, without sign-in": read("/portals?domain=localhost", true),
    "draft saved": (): Call => {
      const changes = [{ Name: "tagline", Value: `Tagline ${(saved += 1)}` }]
      return { method: "PATCH", path: "/LocalBusiness/businessDetails", body: { sessionId, changes } }
    },
    login: (): Call => ({
      method: "POST",
      path: "/authentication/login",
      body: { emailAddress: rows[0]?.email, password },
      isSignedOut: true,
    }),
    "launch accepted": (): Call => {
      const id = waiting.next().value?.id
      return { method: "POST", path: `${campaigns}/${id}/launch`, body: { idempotencyKey: `launch-of-${id}` } }
    },
  }
}

const sent = new Map<string, SentStatements>()

/** Answers a call of each kind twice, on the device that the first login made known, and counts what the second sends. */
beforeAll(() =>
  withTenants({ isEveryKindSeeded: false }, async (tenants) => {
    const { client, handle, victim } = tenants
    const headers = new Headers({ "content-type": "application/json", "x-client-id": "counts" })
    const answer = async ({ method, path, body, isSignedOut = false }: Call): Promise<void> => {
      const all = new Headers(headers)
      if (!isSignedOut) all.set("authorization", `Bearer ${victim.token}`)
      const url = `http://${victim.host}:4000${apiBase}${path}`
      const request = { method, headers: all, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const reply = await handle(new Request(url, request))
      const text = await reply.text()
      if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`)
      const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
      const device = cookies.find((cookie) => cookie.includes("known_device="))
      if (device !== undefined) headers.set("cookie", device)
    }
    for (const [name, next] of Object.entries(await callsOf(tenants))) {
      await answer(next())
      sent.set(name, await countingStatements(client, () => answer(next())))
    }
  }),
)

const counted = (count: (one: SentStatements) => number): Counts =>
  Object.fromEntries([...sent].map(([name, one]) => [name, count(one)]))

/** What a changed count is about. */
const tellTexts = () => {
  for (const [name, { texts }] of sent) console.log([name, ...texts.map(shortened)].join("\n  "))
}

const shortened = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 160)

test("calls send as many statements to PostgreSQL as is kept", ({ onTestFailed }) => {
  onTestFailed(tellTexts)
  return expectKeptCounts(
    "statements of calls",
    counted(({ statements }) => statements),
  )
})

test("calls wait for PostgreSQL as often as is kept", ({ onTestFailed }) => {
  onTestFailed(tellTexts)
  return expectKeptCounts(
    "round trips of calls",
    counted(({ roundTrips }) => roundTrips),
  )
})
