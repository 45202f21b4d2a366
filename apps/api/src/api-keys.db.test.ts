import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import { campaignsSample, profilesSample } from "@ui/portal-desk/curl-samples"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

interface Body {
  // oxlint-disable-next-line typescript/no-explicit-any -- what the wire holds
  readonly data?: any
  readonly details?: Readonly<Record<string, unknown>>
}

const businessProfileId = BusinessProfileId.make(7)
const campaigns = "/businessProfiles/7/roimatic/campaigns"

test("a key calls within its scopes until it is revoked, and the log names it", async () => {
  const seen = await inApi(endpoints, async (send, join, _handle, grant) => {
    await grant("PortalAdministrator")
    await join({ businessProfileId, roleId: "ClientAccess" })
    const bodyOf = async (answer: Promise<Response>) => (await (await answer).json()) as Body
    const { token } = await signIn(send)
    const person = { authorization: `Bearer ${token}` }
    const made = await bodyOf(
      send("POST", "/portals/1/apiKeys", person, {
        portalId: 1,
        name: "CRM",
        scopes: ["campaigns:read", "campaigns:write"],
      }),
    )
    const program = { authorization: `Bearer ${String(made.data.key)}` }
    const status = async (method: string, path: string, body?: object) =>
      (await send(method, path, program, body)).status
    const wallet = await bodyOf(send("GET", "/businessProfiles/7/payment/wallet", program))
    const wrong = `${String(made.data.key).slice(0, -1)}!`
    const calls = {
      campaigns: await status("GET", campaigns),
      profiles: await status("GET", `/users/${made.data.apiKey.createdBy}/businessProfiles`),
      wallet: await status("GET", "/businessProfiles/7/payment/wallet"),
      keys: await status("GET", "/portals/1/apiKeys"),
      account: await status("PUT", `/users/${made.data.apiKey.createdBy}`, { firstName: "X", lastName: "Y" }),
      logout: await status("POST", "/authentication/logout", {}),
      wrong: (await send("GET", campaigns, { authorization: `Bearer ${wrong}` })).status,
    }
    const example = endpoints.find(({ contract }) => contract.name === "campaigns/SaveAudience")?.contract.served
      ?.example
    const kept = await bodyOf(send("POST", "/businessProfiles/7/audiences", program, { ...example, businessProfileId }))
    const listed = await bodyOf(send("GET", "/portals/1/apiKeys", person))
    const path = `/portals/1/apiKeys/${made.data.apiKey.id}`
    const rotated = await bodyOf(send("POST", `${path}/rotate`, person, { overlapHours: 24 }))
    const successor = { authorization: `Bearer ${String(rotated.data.key)}` }
    const both = [await status("GET", campaigns), (await send("GET", campaigns, successor)).status]
    await send("DELETE", path, person, {})
    const afterRevocation = [await status("GET", campaigns), (await send("GET", campaigns, successor)).status]
    await grant("ClientAccess")
    const afterRole = (await send("GET", campaigns, successor)).status
    await grant("PortalAdministrator")
    const change = await bodyOf(send("GET", "/portals/1/auditLog?action=campaigns/SaveAudience", person))
    const log = await bodyOf(send("GET", "/portals/1/auditLog?action=identity/CreateApiKey", person))
    return { wallet, calls, kept, change, listed, both, afterRevocation, afterRole, log, made }
  })
  expect(seen.calls).toEqual({
    campaigns: 200,
    profiles: 200,
    wallet: 403,
    keys: 403,
    account: 403,
    logout: 403,
    wrong: 401,
  })
  expect(seen.wallet.details).toMatchObject({ _tag: "RoleForbidden", needsScope: "money:read" })
  expect(seen.listed.data[0]).toMatchObject({ name: "CRM", state: "Active", lastUsedAt: expect.any(Number) })
  expect(JSON.stringify(seen.listed)).not.toContain(String(seen.made.data.key))
  expect([seen.both, seen.afterRevocation, seen.afterRole]).toEqual([[200, 200], [401, 200], 401])
  expect(seen.log.data.entries[0]).toMatchObject({ record: "api_keys", change: "insert", actor: { name: "Asha Rao" } })
  expect(JSON.stringify(seen.log)).not.toContain(String(seen.made.data.key))
  expect(seen.change.data.entries[0]).toMatchObject({
    actor: { name: "Asha Rao", apiKeyId: seen.made.data.apiKey.id },
  })
})

test("the quick start's lines are answered with businesses and campaigns", async () => {
  const answers = await inApi(endpoints, async (send, join, handle, grant) => {
    await grant("PortalAdministrator")
    await join({ businessProfileId, roleId: "ClientAccess" })
    const { token } = await signIn(send)
    const order = { portalId: 1, name: "Quick start", scopes: ["campaigns:read"] }
    const made = (await (
      await send("POST", "/portals/1/apiKeys", { authorization: `Bearer ${token}` }, order)
    ).json()) as Body
    const typed = async (line: string) => {
      const [, header = "", address = ""] = /^curl -H "Authorization: (.+)" "(.+)"$/.exec(line) ?? []
      const authorization = header.replace("$API_KEY", String(made.data.key))
      const answer = await handle(new Request(address, { headers: { authorization } }))
      return { status: answer.status, body: (await answer.json()) as Body }
    }
    const origin = "http://localhost:4000"
    return [await typed(profilesSample(origin, made.data.apiKey.createdBy)), await typed(campaignsSample(origin, 7))]
  })
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.body.data).toBeDefined()
})
