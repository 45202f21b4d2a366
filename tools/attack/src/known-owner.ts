import { Schema } from "effect"
import pg from "pg"
import { apiCaller, type CampaignOwner, readyCampaign, signInAgain } from "@adapters/http-client/testing"
import { GetBusinessDetails } from "@application/signup/contract"
import { Role } from "@domain/identity"
import type { Known } from "./fuzz-request.ts"
import { send } from "./send.ts"
import type { Target } from "./target.ts"

/** What of a site requests are sent to; `apiPid` where its processes are watched. */
export interface Site extends Pick<Target, "origin" | "sandbox" | "databaseUrl"> {
  readonly apiPid?: () => number | undefined | Promise<number | undefined>
}

const staffRoles = Schema.encodeSync(Schema.Array(Role))(["PortalAdministrator", "BizgainAdmin"])

/** The user whom a token names. */
export const userOf = (token: string): number => {
  const claims: { readonly sub?: string } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
  return Number(claims.sub)
}

/** Adds the roles of somebody who administers the portals. */
const appoint = async (databaseUrl: string, userId: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("update users set role_ids = role_ids || $2::int[] where id = $1", [userId, staffRoles])
  } finally {
    await client.end()
  }
}

interface KnownOwner extends Known {
  readonly owner: CampaignOwner
}

/** Signs up the owner of a whole draft, who is also made an administrator. */
export const knownOwner = async ({ origin, sandbox, databaseUrl }: Site): Promise<KnownOwner> => {
  const caller = apiCaller(origin)
  const { owner, sessionId, businessProfileId, campaignId } = await readyCampaign(
    sandbox,
    caller,
    "sunrise-dental",
    "IN",
  )
  const details = await caller.ask(GetBusinessDetails, { sessionId })
  const token = caller.token.get() ?? ""
  const userId = userOf(token)
  await appoint(databaseUrl, userId)
  return {
    ids: { sessionId, businessProfileId, campaignId, userId, portalId: 1 },
    otherPortalId: 2,
    fields: Object.keys(details),
    token,
    owner,
  }
}

/** The owner signed in again, or another where the sign-in is refused. */
export const knownAgain = async (site: Site, known: KnownOwner): Promise<KnownOwner> => {
  const caller = apiCaller(site.origin)
  await signInAgain(caller, known.owner)
  const token = caller.token.get()
  return token === undefined ? knownOwner(site) : { ...known, token }
}

/** Whether the owner's token is still taken. */
export const isSignedIn = async ({ origin }: Site, { token }: Known): Promise<boolean> => {
  const headers = { "x-portal-domain": "localhost", authorization: `Bearer ${token}` }
  const { status } = await send(origin, { method: "GET", path: "/api/v1.0/users/me", headers })
  return status !== 401
}
