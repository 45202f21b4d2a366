import { apiBase } from "@adapters/http-api"
import type { ShownProposal } from "@application/proposals/contract"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { expect, test } from "vitest"
import { connectedAssistant } from "./testing/connected-assistant.ts"
import { payableCampaigns } from "./testing/payable-campaigns.ts"
import { type Tenants, withTenants } from "./testing/tenants.ts"

const scopes = ["business:read", "campaigns:read", "reports:read", "proposals:write"]

interface LogEntry {
  readonly action: string | null
  readonly actor: { readonly userId?: number; readonly assistantId?: string }
  readonly record: string
  readonly after: object | null
}

/** The owner of a running campaign, by ordinary calls, and their assistant, by the official client. */
const connected = async ({ client, handle, victim }: Tenants) => {
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
  expect(await owner("POST", `/roimaticCampaigns/${campaignId}/resume`, {})).toMatchObject({ status: 200 })

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

const withAssistant = (story: (world: Awaited<ReturnType<typeof connected>>) => Promise<void>) =>
  withTenants({ isEveryKindSeeded: false }, async (tenants) => {
    const world = await connected(tenants)
    await story(world)
    await world.mcp.close()
  })

test("an assistant's pause waits for its person, and so does its undo", () =>
  withAssistant(
    async ({ access, assistant, businessProfileId, campaign, client, decided, owner, proposed, undone }) => {
      const before = await campaign()
      expect(before).toMatchObject({ status: "Active" })
      const range = { from: "2026-11-01", to: "2026-11-30" }
      expect(await assistant("explain_results", range)).toMatchObject({ totals: {} })

      const pause = await proposed({ kind: "PauseCampaign" })
      expect(pause).toMatchObject({
        status: "Open",
        lines: [{ field: "status", before: { untrusted: "Active" }, after: { untrusted: "Paused" } }],
        link: `http://localhost/app/${businessProfileId}/proposals/${pause.proposalId}`,
      })
      expect(await campaign()).toEqual(before)
      // The ordinary API takes no assistant's token at all.
      expect(await decided(pause.proposalId, "approve", access)).toMatchObject({ status: 401 })
      expect(await campaign()).toEqual(before)

      expect(await decided(pause.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
      expect(await campaign()).toMatchObject({ status: "Paused" })
      expect(await assistant("get_proposal", { proposalId: pause.proposalId })).toMatchObject({ status: "Applied" })

      const undo = await undone(pause.proposalId)
      expect(await campaign()).toMatchObject({ status: "Paused" })
      expect(await decided(undo.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
      expect(await campaign()).toEqual(before)

      await client.query("select chain_audit_entries(10000)")
      const { data } = await owner("GET", "/auditLog?limit=100")
      const { entries } = data as { readonly entries: ReadonlyArray<LogEntry> }
      const by = (action: string) =>
        entries.filter((entry) => entry.action === `proposals/${action}` && entry.record === "proposals")
      const proposer = (tool: string) => ({ assistant: { name: "Helper" }, tool, promptHash: expect.any(String) })
      for (const [action, tool] of [
        ["ProposeChange", "propose_change"],
        ["UndoProposal", "propose_undo"],
      ] as const)
        expect(by(action)).toMatchObject([
          {
            actor: { userId: 1, assistantId: expect.any(String) },
            after: { "document.proposer": proposer(tool) },
          },
        ])
      const approvals = by("ApproveProposal").map(({ actor }) => actor)
      expect(approvals).toMatchObject([{ userId: 1 }, { userId: 1 }, { userId: 1 }])
      expect(approvals.some((actor) => "assistantId" in actor)).toBe(false)
    },
  ))

test("an assistant's budget is approved at its price and taken back by undo", () =>
  withAssistant(async ({ campaign, decided, proposed, undone }) => {
    const before = (await campaign()) as { readonly dailyBudget: { readonly minorUnits: number } }
    const was = before.dailyBudget.minorUnits
    const more = await proposed({ kind: "ChangeBudget", dailyBudget: was + 5_000 })
    expect(more).toMatchObject({ status: "Open", price: { currency: "INR", total: expect.any(Number) } })
    expect(await campaign()).toEqual(before)
    expect(await decided(more.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
    expect(await campaign()).toMatchObject({ dailyBudget: { minorUnits: was + 5_000 } })
    const undo = await undone(more.proposalId)
    expect(await decided(undo.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
    expect(await campaign()).toEqual(before)
  }))
