import { generateKeyPairSync, randomUUID, sign } from "node:crypto"
import pg from "pg"
import { type ApiCaller, apiCaller, launchByCalls, payOnce, readyCampaign } from "@adapters/http-client/testing"
import {
  ApproveSummary,
  DeclineSummary,
  GetBusinessDetails,
  GetSummary,
  ListSummaryDecisions,
  RemoveSummaryApprover,
  SendSummary,
  UpdateBusinessDetails,
} from "@application/signup/contract"
import { knownOwner, type Site, userOf } from "./known-owner.ts"
import { fromSomewhere, send } from "./send.ts"
import { type Outcome, outcomeOf } from "./target.ts"

const portal = { "content-type": "application/json", "x-portal-domain": "localhost" }
const base = "/api/v1.0"

type Note = (failure?: string) => void

/** What an agent tries alone: a decline is overruled and an approval made by the copied link, once nobody is named any more. */
const launchAlone = async ({ origin, sandbox }: Site, note: Note): Promise<void> => {
  const agent = apiCaller(origin, fromSomewhere(1))
  const query = { agentid: "a7", agentname: "Dana" }
  const campaign = await readyCampaign(sandbox, agent, "sunrise-dental", "IN", "en", query)
  const { sessionId, owner } = campaign
  await payOnce(sandbox, agent, campaign)
  await agent.ask(UpdateBusinessDetails, { sessionId, changes: {}, launchState: "LinkAccounts" })
  const { encodedId } = await agent.ask(GetBusinessDetails, { sessionId })
  const stranger = apiCaller(origin, fromSomewhere(2))
  const launched = () =>
    launchByCalls(agent, campaign).then(
      () => true,
      () => false,
    )
  const byCopy = async (contract: typeof ApproveSummary | typeof DeclineSummary) => {
    const { shownHash } = await stranger.ask(GetSummary, { encodedId })
    await stranger.ask(contract, { encodedId, shownHash, approverName: "Mira" })
  }
  const own = await agent.ask(SendSummary, { sessionId, channel: "Email", to: owner.email, name: "Mira" }).then(
    () => true,
    () => false,
  )
  note(own ? "an agent is the approver of their own campaign" : undefined)
  await agent.ask(SendSummary, { sessionId, channel: "Email", to: `mira-${owner.email}`, name: "Mira" })
  const { approvers } = await agent.ask(ListSummaryDecisions, { sessionId })
  for (const { approverId } of approvers) await agent.ask(RemoveSummaryApprover, { sessionId, approverId })
  await byCopy(ApproveSummary)
  note((await launched()) ? "an agent launched by the copied link, without an approver" : undefined)
  await byCopy(DeclineSummary)
  await byCopy(ApproveSummary)
  const { approval } = await agent.ask(ListSummaryDecisions, { sessionId })
  note(approval === "Declined" ? undefined : `a decline by the copied link was overruled by its name: ${approval}`)
}

const keys = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519")
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const keyId = `insider-${randomUUID().slice(0, 8)}`
  const tokenFor = (email: string): string => {
    const now = Math.floor(Date.now() / 1_000)
    const claims = { jti: randomUUID(), email, iat: now, exp: now + 60, aud: "localhost" }
    const text = `${part({ alg: "EdDSA", kid: keyId })}.${part(claims)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString("base64url")}`
  }
  return { keyId, publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(), tokenFor }
}

interface Reply {
  readonly status: number
  readonly code: number | undefined
  readonly data: { readonly accessToken?: string; readonly isPending?: boolean } | undefined
}

const asker =
  (origin: string) =>
  async (method: string, path: string, token: string, body: object): Promise<Reply> => {
    const headers = { ...portal, ...fromSomewhere(3), authorization: `Bearer ${token}` }
    const { status, text } = await send(origin, { method, path: `${base}${path}`, headers, body: JSON.stringify(body) })
    const answer = JSON.parse(text) as { readonly errorCode?: number; readonly data?: Reply["data"] }
    return { status, code: answer.errorCode, data: answer.data }
  }

/** What an administrator tries with a key of their own: to be a client, at once, after a day, and once the client allows it. */
const becomeClient = async (site: Site, note: Note): Promise<void> => {
  const { origin, sandbox, databaseUrl } = site
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const ask = asker(origin)
    const { token: admin, ids } = await knownOwner(site)
    const client: ApiCaller = apiCaller(origin, fromSomewhere(4))
    const { owner, businessProfileId } = await readyCampaign(sandbox, client, "sunrise-dental", "IN")
    const clientId = userOf(client.token.get() ?? "")
    await database.query("update users set email_verified = true where id = any ($1)", [[clientId, ids.userId]])
    const { keyId, publicKey, tokenFor } = keys()
    const saved = await ask("PUT", `/portals/1/embedKeys/${keyId}`, admin, { algorithm: "EdDSA", publicKey })
    note(saved.data?.isPending === true ? undefined : `a new key does not wait: ${saved.status} ${saved.code}`)
    const enter = (email: string) =>
      ask("POST", "/authentication/loginWithEmbedToken", "", { embedToken: tokenFor(email), portal: "localhost" })
    const isIn = async (who: string, email: string) => {
      const { status, data } = await enter(email)
      note(data?.accessToken === undefined ? undefined : `${who} was signed in by a key (${status})`)
    }
    await isIn("a client, by a key of a minute,", owner.email)
    await database.query("update embed_keys set usable_from = 0 where key_id = $1", [keyId])
    await isIn("a client who never allowed it", owner.email)
    const { rows } = await database.query<{ email_address: string }>("select email_address from users where id = $1", [
      ids.userId,
    ])
    await isIn("an administrator", rows[0]?.email_address ?? "")
    await database.query("update users set embed_confirmed_at = 1 where id = $1", [clientId])
    const { data, status, code } = await enter(owner.email)
    const token = data?.accessToken
    note(token === undefined ? `a client who allowed it is not signed in: ${status} ${code}` : undefined)
    const refused = [
      ["POST", `/users/${clientId}/dataExport`, {}],
      ["POST", `/businessProfiles/${businessProfileId}/payment/refunds`, { amount: 100, idempotencyKey: randomUUID() }],
      ["POST", `/users/${clientId}/invite`, { businessProfileId, link: "/inviteUser", sendEmail: false }],
    ] as const
    for (const [method, path, body] of refused) {
      const answer = await ask(method, path, token ?? "", body)
      note(answer.code === 1028 ? undefined : `${method} ${path} by an embed key: ${answer.status} ${answer.code}`)
    }
  } finally {
    await database.end()
  }
}

/** Insiders of a portal who act as somebody else: an agent without the client, an administrator as a client. */
export const attackAsInsider = async (site: Site): Promise<ReadonlyArray<Outcome>> => {
  const agents = outcomeOf("an agent without the client")
  await launchAlone(site, agents.note)
  const administrators = outcomeOf("an administrator as a client")
  await becomeClient(site, administrators.note)
  return [agents.outcome(), administrators.outcome()]
}
