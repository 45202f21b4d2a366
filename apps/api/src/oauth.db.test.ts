import { endpoints } from "@adapters/http-api"
import { BusinessProfileId } from "@domain/kernel"
import * as oauth from "oauth4webapi"
import { expect, test } from "vitest"
import { inApi, type Send, signIn } from "./testing/in-api.ts"

type Handle = (request: Request) => Promise<Response>

const businessProfileId = BusinessProfileId.make(7)
const issuer = new URL("http://localhost")
const resource = new URL("http://localhost/mcp")
const redirectUri = "http://127.0.0.1:52111/callback"

/** A client library's calls go to the api; the test's site has no certificate. */
const byHandle = (handle: Handle) => ({
  [oauth.customFetch]: (url: string, options: object) => handle(new Request(url, options)),
  [oauth.allowInsecureRequests]: true,
})

/** What the client library finds out, and the client that it registers. */
const discovered = async (handle: Handle) => {
  const by = byHandle(handle)
  const protectedBy = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, by),
  )
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...by, algorithm: "oauth2" }),
  )
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { client_name: "Test client", redirect_uris: ["http://127.0.0.1/callback"] },
      by,
    ),
  )
  return { by, protectedBy, server, client }
}

/** The consent that the page asks for, given by whoever signed in; the address that the person is sent back to. */
const consented = async (send: Send, programId: string, verifier: string, state: string) => {
  const { token } = await signIn(send)
  const authorization = `Bearer ${token}`
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { readonly sub: string }
  const asked = {
    client_id: programId,
    redirect_uri: redirectUri,
    response_type: "code",
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    resource: resource.href,
    state,
  }
  const query = new URLSearchParams(asked).toString()
  const read = await send("GET", `/users/${sub}/assistantRequest?${query}`, { authorization })
  const chosen = { ...asked, scopes: ["campaigns:read"], businessProfileIds: [7], days: 30 }
  const answer = await send("POST", `/users/${sub}/assistantConnections`, { authorization }, chosen)
  const { data } = (await answer.json()) as { readonly data: { readonly returnAddress: string } }
  return { authorization, userId: sub, read: (await read.json()) as object, address: new URL(data.returnAddress) }
}

test("a client library of others' connects, renews and is ended", async () => {
  const seen = await inApi(endpoints, async (send, join, handle) => {
    await join({ businessProfileId, roleId: "ClientAccess" })
    const { by, protectedBy, server, client } = await discovered(handle)
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()]
    const { read, address, authorization, userId } = await consented(send, client.client_id, verifier, state)
    const parameters = oauth.validateAuthResponse(server, client, address, state)
    const fetched = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      { ...by, additionalParameters: { resource: resource.href } },
    )
    const first = await oauth.processAuthorizationCodeResponse(server, client, fetched)
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), first.refresh_token ?? "", by),
    )
    const asAssistant = { authorization: `Bearer ${renewed.access_token}` }
    const elsewhere = await send("GET", "/businessProfiles/7/roimatic/campaigns", asAssistant)
    const list = await (await send("GET", `/users/${userId}/assistantConnections`, { authorization })).json()
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, oauth.None(), renewed.refresh_token ?? "", by),
    )
    const late = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), renewed.refresh_token ?? "", by)
    const after = await (await send("GET", `/users/${userId}/assistantConnections`, { authorization })).json()
    return {
      protectedBy,
      server,
      read,
      first,
      renewed,
      elsewhere: elsewhere.status,
      list,
      late: await late.json(),
      after,
    }
  })
  expect(seen.protectedBy).toMatchObject({
    resource: "http://localhost/mcp",
    authorization_servers: ["http://localhost"],
  })
  expect(seen.server).toMatchObject({
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ["S256"],
  })
  expect(seen.read).toMatchObject({ data: { name: "Test client" } })
  expect(seen.first).toMatchObject({ scope: "business:read campaigns:read", expires_in: 900 })
  expect(seen.renewed.access_token).not.toBe(seen.first.access_token)
  expect(seen.elsewhere).toBe(401)
  expect(seen.list).toMatchObject({ data: [{ name: "Test client", businessProfileIds: [7] }] })
  expect(seen.late).toEqual({ error: "invalid_grant" })
  expect(seen.after).toMatchObject({ data: [] })
})

test("codes and tokens are stored as hashes, and the log names the person's connection", async () => {
  const seen = await inApi(endpoints, async (send, join, handle, grant) => {
    await grant("PortalAdministrator")
    await join({ businessProfileId, roleId: "ClientAccess" })
    const { client } = await discovered(handle)
    const { authorization, address } = await consented(send, client.client_id, oauth.generateRandomCodeVerifier(), "s")
    const log = await (
      await send("GET", "/portals/1/auditLog?action=identity/AllowAssistant", { authorization })
    ).json()
    return { log, code: address.searchParams.get("code") ?? "" }
  })
  expect(seen.code).toMatch(/^mqo_/)
  expect(JSON.stringify(seen.log)).not.toContain(seen.code)
  expect(seen.log).toMatchObject({
    data: { entries: [{ change: "insert", actor: { name: "Asha Rao" }, after: { name: "Test client" } }] },
  })
})

test("one of many parallel uses of a code gets tokens, and then nobody has any", async () => {
  const seen = await inApi(endpoints, async (send, join, handle) => {
    await join({ businessProfileId, roleId: "ClientAccess" })
    const { client } = await discovered(handle)
    const verifier = oauth.generateRandomCodeVerifier()
    const { address } = await consented(send, client.client_id, verifier, "s")
    const ask = (body: Record<string, string>) =>
      handle(
        new Request("http://localhost/oauth/token", {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ client_id: client.client_id, ...body }).toString(),
        }),
      )
    const code = address.searchParams.get("code") ?? ""
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        ask({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri }),
      ),
    )
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as ReadonlyArray<{
      readonly refresh_token?: string
    }>
    const [token = ""] = bodies.flatMap(({ refresh_token: one }) => (one === undefined ? [] : [one]))
    const late = await ask({ grant_type: "refresh_token", refresh_token: token })
    return { statuses: answers.map(({ status }) => status).toSorted(), late: await late.json() }
  })
  expect(seen.statuses).toEqual([200, 400, 400, 400, 400, 400])
  expect(seen.late).toEqual({ error: "invalid_grant" })
})

test("what is no form, is said twice, or comes to no portal's host is refused", async () => {
  const seen = await inApi(endpoints, async (_send, _join, handle) => {
    const post = (path: string, body: string, contentType: string, host = "localhost") => {
      const headers = { "content-type": contentType, "x-portal-domain": host }
      return handle(new Request(`http://localhost${path}`, { method: "POST", headers, body }))
    }
    const form = "application/x-www-form-urlencoded"
    const answers = [
      await post("/oauth/token", "{}", "application/json"),
      await post("/oauth/token", "grant_type=refresh_token&grant_type=password", form),
      await post("/oauth/token", "grant_type=refresh_token&refresh_token=x", form),
      await post("/oauth/register", "no json", "application/json"),
      await post(
        "/oauth/register",
        JSON.stringify({ client_name: "A", redirect_uris: ["javascript:x"] }),
        "application/json",
      ),
      await post("/oauth/token", "grant_type=refresh_token", form, "nobody.localhost"),
    ]
    return Promise.all(
      answers.map(async (answer) => [answer.status, ((await answer.json()) as { readonly error: string }).error]),
    )
  })
  expect(seen).toEqual([
    [400, "invalid_request"],
    [400, "invalid_request"],
    [401, "invalid_client"],
    [400, "invalid_client_metadata"],
    [400, "invalid_redirect_uri"],
    [404, "not_found"],
  ])
})
