import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import english from "@ui/i18n/locales/en/assistantTools.json" with { type: "json" }
import hebrew from "@ui/i18n/locales/he/assistantTools.json" with { type: "json" }
import { expect, test } from "vitest"
import { connectedAssistant } from "./testing/connected-assistant.ts"
import { inApi, signIn } from "./testing/in-api.ts"

const address = new URL("http://localhost/mcp")
const scopes = ["business:read", "campaigns:read", "reports:read"]

const newBusiness = { name: "Rye & Co", currencyId: 17, timeZoneId: 142, IsRoimatic: true }

test("the official client reads what a person granted, and no more", async () => {
  const seen = await inApi(endpoints, async (send, _join, handle, grant) => {
    await grant("ClientAccess")
    const { token } = await signIn(send)
    const made = await send("POST", "/businessProfiles", { authorization: `Bearer ${token}` }, newBusiness)
    const body = (await made.json()) as { readonly data: { readonly id: number } }
    const businessProfileId = body.data.id
    const access = await connectedAssistant(send, handle, scopes, [businessProfileId])
    const client = new Client({ name: "official", version: "1.0.0" })
    await client.connect(
      new StreamableHTTPClientTransport(address, {
        fetch: (url, init) => handle(new Request(url, init)),
        requestInit: { headers: { authorization: `Bearer ${access}`, "accept-language": "he" } },
      }),
    )
    const call = (name: string, input: object) => client.callTool({ name, arguments: { ...input } })
    const range = { businessProfileId, from: "2026-11-01", to: "2026-11-30" }
    const answers = {
      businessProfileId,
      instructions: client.getInstructions(),
      tools: (await client.listTools()).tools,
      prompts: (await client.listPrompts()).prompts,
      templates: (await client.listResourceTemplates()).resourceTemplates,
      businesses: await call("list_businesses", {}),
      campaigns: await call("list_campaigns", { businessProfileId }),
      results: await call("explain_results", range),
      wallet: await call("get_wallet", { businessProfileId }),
      stranger: await call("list_campaigns", { businessProfileId: businessProfileId + 1 }),
      wrong: await call("explain_results", { ...range, from: "yesterday" }),
    }
    await client.close()
    return answers
  })
  const link = `http://localhost/app/${seen.businessProfileId}`
  expect(seen.businesses.structuredContent).toMatchObject({
    businesses: [
      { businessProfileId: seen.businessProfileId, name: { untrusted: "Rye & Co" }, link: `${link}/dashboard` },
    ],
  })
  expect(seen.campaigns.structuredContent).toEqual({ campaigns: [] })
  expect(seen.results.structuredContent).toMatchObject({ totals: { impressions: 0 }, link: `${link}/dashboard` })
  const told = ({ content }: { readonly content: unknown }) => JSON.stringify(content)
  expect(seen.wallet.isError).toBe(true)
  expect(told(seen.wallet)).toContain("money:read")
  expect(seen.stranger.isError).toBe(true)
  expect(told(seen.stranger)).toContain("list_businesses")
  expect(seen.wrong.isError).toBe(true)
  expect(seen.tools.map(({ name }) => name)).toContain("propose_change")
  expect(seen.tools.map(({ name }) => name).join(" ")).not.toMatch(/approve|launch|pay/)
  expect(seen.prompts.map(({ title }) => title)).toContain("איך היה השבוע האחרון?")
  expect(seen.templates.length).toBe(2)
  expect(seen.instructions).toContain("untrusted")
  expect(JSON.stringify([seen.tools, english, hebrew])).not.toContain("Marquee")
})

test("only tokens for this address come in, at the portal's own host", async () => {
  const seen = await inApi(endpoints, async (send, join, handle) => {
    await join({ businessProfileId: BusinessProfileId.make(7), roleId: "ClientAccess" })
    const { token } = await signIn(send)
    const access = await connectedAssistant(send, handle, scopes, [7])
    const asked = async (headers: Record<string, string>, body: string = JSON.stringify(message)) => {
      const common = { "content-type": "application/json", accept: "application/json, text/event-stream" }
      const request = new Request(address, { method: "POST", headers: { ...common, ...headers }, body })
      const answer = await handle(request)
      return { status: answer.status, challenge: answer.headers.get("www-authenticate") }
    }
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }
    const authorization = `Bearer ${access}`
    return {
      without: await asked({}),
      signedIn: await asked({ authorization: `Bearer ${token}` }),
      good: await asked({ authorization }),
      otherHost: await asked({ authorization, host: "evil.example" }),
      otherOrigin: await asked({ authorization, origin: "https://evil.example" }),
      ownOrigin: await asked({ authorization, origin: "http://localhost" }),
      named: await asked({ authorization, host: "evil.example", "x-portal-domain": "localhost" }),
      large: await asked({ authorization }, " ".repeat(70_000)),
    }
  })
  expect(seen.without.status).toBe(401)
  expect(seen.without.challenge).toContain("/.well-known/oauth-protected-resource/mcp")
  expect(seen.signedIn).toMatchObject({ status: 401, challenge: expect.stringContaining("invalid_token") })
  expect([seen.good.status, seen.ownOrigin.status]).toEqual([200, 200])
  expect([seen.otherHost.status, seen.otherOrigin.status, seen.named.status]).toEqual([403, 403, 403])
  expect(seen.large.status).toBe(413)
})
