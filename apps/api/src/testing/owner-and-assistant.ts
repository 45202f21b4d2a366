import { apiBase } from "@adapters/http-api"
import type { ShownProposal } from "@application/proposals/contract"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { connectedAssistant } from "./connected-assistant.ts"
import { payableCampaigns } from "./payable-campaigns.ts"
import { type Tenants, withTenants } from "./tenants.ts"

/** The owner of a running campaign, by ordinary calls, and their assistant, by the official client. */
const connected = async ({ client, handle, victim }: Tenants, scopes: ReadonlyArray<string>) => {
  const { business_profile_id: businessProfileId, campaign_id: campaignId } = victim.owns
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    handle(
      new Request(`http://${victim.host}:4000${apiBase}${path}`, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const callAs = async (token: string, method: string, path: string, body?: object) => {
    const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
    return { status: answer.status, ...((await answer.json()) as { readonly data: never }) }
  }
  const root = `/businessProfiles/${businessProfileId}`
  const owner = (method: string, path: string, body?: object) => callAs(victim.token, method, `${root}${path}`, body)
  // Without a copy, only the wallet is filled.
  await payableCampaigns(client, victim.owns, 0)
  const { status } = await owner("POST", `/roimaticCampaigns/${campaignId}/resume`, {})
  if (status !== 200) throw new Error(`The campaign of the dump does not run: ${status}`)

  const access = await connectedAssistant(send, handle, scopes, [businessProfileId], victim.token)
  const mcp = new Client({ name: "official", version: "1.0.0" })
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL(`http://${victim.host}/mcp`), {
      fetch: (url, init) => handle(new Request(url, init)),
      requestInit: { headers: { authorization: `Bearer ${access}` } },
    }),
  )
  const assistant = async (name: string, input: object = {}) => {
    const { structuredContent, isError, content } = await mcp.callTool({
      name,
      arguments: { businessProfileId, ...input },
    })
    if (isError === true) throw new Error(JSON.stringify(content))
    return structuredContent as never
  }
  const campaign = () => assistant("get_campaign", { campaignId }) as Promise<object>
  const decided = async (proposalId: number, path = "approve", token = victim.token) => {
    const shown = (await owner("GET", `/proposals/${proposalId}`)).data as ShownProposal
    const total = shown.price === undefined ? {} : { total: shown.price.total }
    return callAs(token, "POST", `${root}/proposals/${proposalId}/${path}`, total)
  }
  const proposed = async (change: object) =>
    (await assistant("propose_change", { change: { campaignId, ...change }, reason: "Fewer people call" })) as {
      readonly proposalId: number
      readonly link: string
    }
  const undone = async (proposalId: number) =>
    (await assistant("propose_undo", { proposalId })) as { readonly proposalId: number }
  return { access, assistant, campaign, campaignId, businessProfileId, client, decided, mcp, owner, proposed, undone }
}

/** Runs a story with the owner of a running campaign and their assistant, on a database of its own. */
export const withOwnerAndAssistant = (
  scopes: ReadonlyArray<string>,
  story: (world: Awaited<ReturnType<typeof connected>>) => Promise<void>,
): Promise<void> =>
  withTenants({ isEveryKindSeeded: false }, async (tenants) => {
    const world = await connected(tenants, scopes)
    await story(world)
    await world.mcp.close()
  })
