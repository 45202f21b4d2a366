import type { Ask } from "./requests.ts"
import type { SampleCampaign } from "./sample-campaign.ts"

/** Reads that are held against a server that sends the same statements. */
export const reads = [
  "one campaign with its numbers",
  "wallet",
  "leads",
  "signed-in user with businesses",
  "draft",
  "portal, without sign-in",
] as const

/** The newest campaign, whose page is read, and the campaigns that each target may launch. */
export interface Seeded {
  readonly newest: number
  readonly launchable: ReadonlyArray<number>
}

const repeated = (ask: Ask) => (count: number) => Array.from({ length: count }, () => ask)

/** The requests of each kind of call, in any number. */
export const asksOf = (
  { businessProfileId, sessionId, owner, device }: SampleCampaign,
  accessToken: string,
  { newest, launchable }: Seeded,
) => {
  const profile = `/api/v1.0/businessProfiles/${businessProfileId}`
  const base = `${profile}/roimaticCampaigns`
  const headers = { authorization: `Bearer ${accessToken}`, "x-client-id": "bench" }
  const json = { "content-type": "application/json" }
  const read = (path: string, sent: Ask["headers"] = headers) => repeated({ method: "GET", path, headers: sent })
  const save = (change: number): Ask => ({
    method: "PATCH",
    path: "/api/v1.0/LocalBusiness/businessDetails",
    headers: { ...headers, ...json },
    body: JSON.stringify({ sessionId, changes: [{ Name: "tagline", Value: `Tagline ${change}` }] }),
  })
  const login: Ask = {
    method: "POST",
    path: "/api/v1.0/authentication/login",
    headers: { ...json, "x-client-id": "bench", cookie: device },
    body: JSON.stringify({ emailAddress: owner.email, password: owner.password }),
  }
  const waiting = launchable.values()
  const launch = (): Ask => {
    const idempotencyKey = `bench-${waiting.next().value}-0000-0000`
    return {
      method: "POST",
      path: `${base}/${idempotencyKey.split("-")[1]}/launch`,
      headers: { ...headers, ...json, "idempotency-key": idempotencyKey },
      body: JSON.stringify({ idempotencyKey }),
    }
  }
  return {
    list: (limit: number) => read(`${base}?tab=all&limit=${limit}`),
    reads: {
      "one campaign with its numbers": read(`${base}/${newest}`),
      wallet: read(`${profile}/payment/wallet`),
      leads: read(`${profile}/leads`),
      "signed-in user with businesses": read("/api/v1.0/users/me"),
      draft: read(`/api/v1.0/LocalBusiness/businessDetails?sessionId=${sessionId}`),
      "portal, without sign-in": read("/api/v1.0/portals?domain=localhost", { "x-client-id": "bench" }),
    } satisfies Readonly<Record<(typeof reads)[number], unknown>>,
    saves: (count: number) => Array.from({ length: count }, (_, change) => save(change)),
    logins: repeated(login),
    launches: (count: number) => Array.from({ length: count }, launch),
  }
}
