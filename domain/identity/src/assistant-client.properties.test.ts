import { anyWebUrl } from "@domain/kernel/testing"
import fc from "fast-check"
import { Result } from "effect"
import { expect, test } from "vitest"
import { checkedClient, checkedDocument, documentHost, isRedirectOf, mayRedirectTo } from "./assistant-client.ts"
import { askedScopes, checkedRequest, isAssistantResource, withParameters } from "./assistant-request.ts"
import { AssistantScope } from "./assistant-scopes.ts"

const programId = "https://assistant.example/client.json"
const redirect = "https://assistant.example/callback"
const origin = "https://ads.example"
const client = { programId, name: "Assistant", redirectAddresses: [redirect, "http://127.0.0.1:3000/done"] }
const asked = {
  redirect_uri: redirect,
  response_type: "code",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  state: "a & b",
}

test.each([
  ["https://a.example/client.json", "a.example"],
  ["https://a.example:8443/c?v=1", "a.example:8443"],
  ["https://a.example/", undefined],
  ["https://a.example", undefined],
  ["http://a.example/client.json", undefined],
  ["https://user@a.example/client.json", undefined],
  ["https://a.example/x/../client.json", undefined],
  ["https://a.example/%2e%2e/client.json", undefined],
  ["https://a.example/client.json#part", undefined],
  ["https://A.example/client.json", undefined],
  ["https://a.example\\@b.example/client.json", undefined],
  ["mqc_abc", undefined],
])("the client id %s has the host %s", (id, host) => {
  expect(documentHost(id)).toBe(host)
})

test.each([
  ["https://a.example/callback", true],
  ["http://localhost:5173/callback", true],
  ["http://[::1]:99/callback", true],
  ["cursor://anysphere.cursor-mcp/oauth/callback", true],
  ["com.example.app:/oauth", true],
  ["http://a.example/callback", false],
  ["http://localhost.evil.example/callback", false],
  ["http://127.0.0.1@evil.example/callback", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["file:///etc/passwd", false],
  ["https://a.example/callback#part", false],
  ["https://a.example/call back", false],
])("a program is answered at %s: %s", (address, may) => {
  expect(mayRedirectTo(address)).toBe(may)
})

test("only a registered address is returned to, and on the device any port of it", () => {
  expect(isRedirectOf(client, redirect)).toBe(true)
  expect(isRedirectOf(client, `${redirect}/`)).toBe(false)
  expect(isRedirectOf(client, `${redirect}?more=1`)).toBe(false)
  expect(isRedirectOf(client, "http://127.0.0.1:61234/done")).toBe(true)
  expect(isRedirectOf(client, "http://127.0.0.1/done")).toBe(true)
  expect(isRedirectOf(client, "http://localhost:3000/done")).toBe(false)
  expect(isRedirectOf(client, "http://127.0.0.1:3000/other")).toBe(false)
  fc.assert(
    fc.property(anyWebUrl, (address) => {
      expect(isRedirectOf(client, address)).toBe(false)
    }),
  )
})

test("a document is its own client's, with a name and addresses and without a secret", () => {
  const document = { client_id: programId, client_name: " \u202EAssistant\n ", redirect_uris: [redirect] }
  const problem = (changes: object, id = programId) =>
    Result.match(checkedDocument({ ...document, ...changes }, id), {
      onSuccess: ({ name }) => name,
      onFailure: (failure) => failure.problem,
    })
  expect(problem({})).toBe("Assistant")
  expect(problem({}, "https://other.example/client.json")).toBe("documentWrong")
  expect(problem({ client_secret: "s" })).toBe("documentWrong")
  expect(problem({ token_endpoint_auth_method: "client_secret_basic" })).toBe("secretNotSupported")
  expect(problem({ client_name: "\u200B" })).toBe("nameMissing")
  expect(problem({ redirect_uris: [] })).toBe("redirectsWrong")
  expect(problem({ redirect_uris: [redirect, "http://a.example"] })).toBe("redirectsWrong")
})

test("whatever a program says of itself is taken whole or refused", () => {
  fc.assert(
    fc.property(fc.anything(), (metadata) => {
      const read = checkedClient(metadata, programId)
      if (Result.isSuccess(read)) expect(read.success.redirectAddresses.every(mayRedirectTo)).toBe(true)
    }),
  )
})

test("a request asks for a code by SHA-256 at the portal's own endpoint", () => {
  const errorOf = (changes: object) =>
    Result.match(checkedRequest({ ...asked, ...changes }, client, origin), {
      onSuccess: ({ scopes }) => scopes.length,
      onFailure: (failure) => ("error" in failure ? failure.error : failure.problem),
    })
  expect(errorOf({})).toBe(6)
  expect(errorOf({ resource: `${origin}/mcp` })).toBe(6)
  expect(errorOf({ resource: `${origin}/other` })).toBe("invalid_target")
  expect(errorOf({ response_type: "token" })).toBe("unsupported_response_type")
  expect(errorOf({ code_challenge_method: "plain" })).toBe("invalid_request")
  expect(errorOf({ code_challenge: "short" })).toBe("invalid_request")
  expect(errorOf({ redirect_uri: "https://evil.example/callback" })).toBe("redirectsWrong")
})

test("a refusal tells state and issuer at the program's own address", () => {
  const read = checkedRequest({ ...asked, response_type: "token" }, client, origin)
  expect(read).toMatchObject({
    failure: {
      returnAddress: `${redirect}?error=unsupported_response_type&state=a%20%26%20b&iss=https%3A%2F%2Fads.example`,
    },
  })
  expect(withParameters("https://a.example/c?v=1", { code: "x" })).toBe("https://a.example/c?v=1&code=x")
})

test("the endpoint's address may end with a slash and begin in capitals", () => {
  expect(["https://ads.example/mcp", "https://ads.example/mcp/", "HTTPS://Ads.Example/mcp"].map(isHere)).toEqual([
    true,
    true,
    true,
  ])
  expect(["https://ads.example", "https://ads.example/MCP", "https://other.example/mcp"].map(isHere)).toEqual([
    false,
    false,
    false,
  ])
})

const isHere = (resource: string) => isAssistantResource(resource, origin)

test("asked scopes are those that there are, and the businesses always", () => {
  expect(askedScopes(undefined)).toEqual(AssistantScope.literals)
  expect(askedScopes("offline_access leads:read nonsense")).toEqual(["business:read", "leads:read"])
})
