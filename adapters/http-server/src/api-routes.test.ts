import { inspect } from "node:util"
import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { resolve } from "@application/container"
import { CurrentActor, type InvalidInput } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { call, container, member } from "./testing/example-api.ts"
import { ListTexts } from "./testing/example-calls.ts"

test("query texts, lists and path numbers are decoded; segments match in any case", async () => {
  const { status, body } = await call("GET", "/api/v1.0/BUSINESSprofiles/7/things?colours=1,2&limit=3", undefined, {
    authorization: "Bearer good",
    "x-portal-domain": "shop.localhost:4000",
  })
  expect([status, body]).toEqual([
    200,
    {
      data: {
        echo: { businessProfileId: 7, colours: ["Red", "Blue"], limit: 3 },
        portal: "shop.localhost",
        origin: "http://shop.localhost:4000",
      },
    },
  ])
})

test("a caller's safe request id is in header, failure and log lines", async () => {
  const lines: Array<unknown> = []
  const said = vi.spyOn(console, "log").mockImplementation((...line) => void lines.push(...line))
  const headers = { "x-request-id": "shop-4711-abc" }
  const [fine, dead] = [
    await call("PATCH", "/api/v1.0/things/5", '{"name":"fine"}', headers),
    await call("PATCH", "/api/v1.0/things/5", '{"name":"dead"}', headers),
  ]
  said.mockRestore()
  expect([fine, dead].map((reply) => reply.headers.get("x-request-id"))).toEqual(["shop-4711-abc", "shop-4711-abc"])
  expect(dead.body).toMatchObject({ errorCode: 500, requestId: "shop-4711-abc" })
  expect(inspect(lines)).toContain("shop-4711-abc")
})

test("an unsafe request id is replaced, also where there is no such call", async () => {
  const [header, body] = await call("GET", "/api/v1.0/nothing", undefined, { "x-request-id": "a b" }).then(
    (reply) => [reply.headers.get("x-request-id"), reply.body["requestId"]] as const,
  )
  expect(header).toMatch(/^[\da-f-]{36}$/)
  expect(body).toBe(header)
})

test("a too large body answers 413, and one that is not declared JSON 415", async () => {
  const tooLarge = await call("PATCH", "/api/v1.0/things/5", JSON.stringify({ name: "x".repeat(70_000) }))
  expect(tooLarge).toMatchObject({ status: 413, body: { errorCode: 1024, details: { most: 65_536 } } })
  const typed = (type: string) => call("PATCH", "/api/v1.0/things/5", '{"name":"fine"}', { "content-type": type })
  expect(await typed("text/plain")).toMatchObject({ status: 415, body: { errorCode: 1025 } })
  expect(await typed("application/json; charset=utf-8")).toMatchObject({ status: 200 })
})

test("at most ten problems are reported, by field and in plain words", async () => {
  const things = Array.from({ length: 2_000 }, () => 7)
  const { status, body } = await call("PATCH", "/api/v1.0/things/5", JSON.stringify({ name: "x", things, size: 0.5 }))
  const text = JSON.stringify(body)
  const { problems } = (body as { readonly details: InvalidInput }).details
  expect(status).toBe(400)
  expect(problems.slice(0, 3)).toEqual([
    { field: "name", problem: "is too short: at least 2" },
    { field: "size", problem: "must be a whole number" },
    { field: "things.0", problem: "must be a text" },
  ])
  expect([problems.length, text.length < 1_000, /SchemaError|RegExp/.test(text)]).toEqual([10, true, false])
})

test("texts are cleaned of NUL and half characters, wherever they stand", async () => {
  const { body } = await call("PATCH", "/api/v1.0/things/5", '{"name":"echo","things":["a\\u0000b","Sweets \\ud83c"]}')
  expect(body).toEqual({ data: { thing: 5, echo: ["ab", "Sweets "] } })
})

test("texts of query and path are cleaned too", async () => {
  const headers = { authorization: "Bearer good", "x-portal-domain": "shop.localhost" }
  const listed = await call("GET", "/api/v1.0/businessProfiles/7/things?colours=1%00&limit=%003", undefined, headers)
  expect(listed.body).toMatchObject({ data: { echo: { colours: ["Red"], limit: 3 } } })
  expect((await call("PATCH", "/api/v1.0/things/5%00", '{"name":"fine"}')).body).toEqual({ data: { thing: 5 } })
})

test("input that is nested too deeply or has endless entries is refused", async () => {
  const sent = async (things: unknown) =>
    (await call("PATCH", "/api/v1.0/things/5", JSON.stringify({ name: "fine", things }))).body["details"]
  const deep = JSON.parse("[".repeat(300) + "]".repeat(300))
  expect(await sent(deep)).toMatchObject({ problems: [{ problem: "is nested too deeply" }] })
  expect(await sent(Array.from({ length: 20_000 }, () => 1))).toMatchObject({
    problems: [{ field: "things", problem: "has too many entries" }],
  })
})

test("a call at a host without a portal answers 404 with code 55", async () => {
  const nowhere = { "x-portal-domain": "nowhere.example" }
  expect(await call("PATCH", "/api/v1.0/things/5", '{"name":"fine"}', nowhere)).toMatchObject({
    status: 404,
    body: { errorCode: 55, details: { _tag: "InvalidPortal", domain: "nowhere.example" } },
  })
})

test("the actor is asked for at the call's portal", async () => {
  const { status } = await call("GET", "/api/v1.0/businessProfiles/7/things?colours=1", undefined, {
    authorization: "Bearer good",
    "x-portal-domain": "elsewhere.localhost",
  })
  expect(status).toBe(401)
})

test("without a token a member's call is refused with 401", async () => {
  const { status, body } = await call("GET", "/api/v1.0/businessProfiles/7/things?colours=1")
  expect([status, body["errorCode"]]).toEqual([401, 401])
})

test("a declared failure has its code, a fitting status and its details", async () => {
  const { status, body } = await call("PATCH", "/api/v1.0/things/5", '{"name":"no"}')
  expect([status, body]).toMatchObject([404, { errorCode: 104, details: { _tag: "Refused", why: "because" } }])
})

test("wrong fields and a malformed body answer 102", async () => {
  expect(await call("PATCH", "/api/v1.0/things/5", '{"name":"x"}')).toMatchObject({
    status: 400,
    body: { errorCode: 102 },
  })
  expect(await call("PATCH", "/api/v1.0/things/abc", '{"name":"fine"}')).toMatchObject({
    status: 400,
    body: { errorCode: 102 },
  })
  expect(await call("PATCH", "/api/v1.0/things/5", "{oops")).toMatchObject({ status: 400, body: { errorCode: 102 } })
})

test("an unknown call gets the envelope too", async () => {
  expect(await call("POST", "/api/v1.0/nothing/here", "{}")).toMatchObject({ status: 404, body: { errorCode: 404 } })
})

test("a defect is answered without its detail", async () => {
  const { status, body } = await call("PATCH", "/api/v1.0/things/5", '{"name":"dead"}')
  expect([status, JSON.stringify(body).includes("hunter2")]).toEqual([500, false])
})

test("a 503 or 429 answer says how long to wait", async () => {
  const named = async (name: string) => {
    const { status, body, headers } = await call("PATCH", "/api/v1.0/things/5", JSON.stringify({ name }))
    return [status, body["errorCode"], headers.get("retry-after")]
  }
  expect(await named("busy")).toEqual([503, 1023, "3"])
  expect(await named("often")).toEqual([429, 1005, "90"])
  expect(await named("soon")).toEqual([429, 800, "13"])
  expect(await named("no")).toEqual([404, 104, null])
})

test("the refresh token travels as an HttpOnly cookie", async () => {
  const { headers } = await call("PATCH", "/api/v1.0/things/5", '{"name":"fine"}', { cookie: "refresh_token=old" })
  expect(headers.get("set-cookie")).toMatch(/refresh_token=after-old;.*HttpOnly.*SameSite=Lax/)
})

test("JSON text is sent as it is; a caller in this process gets the output itself", async () => {
  const headers = { authorization: "Bearer good", "x-portal-domain": "shop.localhost" }
  expect((await call("GET", "/api/v1.0/businessProfiles/7/texts", undefined, headers)).body).toEqual({
    data: { of: 1 },
  })
  const local = resolve(container, ListTexts)({ businessProfileId: BusinessProfileId.make(7) })
  expect(await Effect.runPromise(Effect.provideService(local, CurrentActor, member))).toEqual({ of: "Red" })
})

test("a body's call takes what its body leaves out from the query", async () => {
  const sent = (query: string) => call("PATCH", `/api/v1.0/things/5?${query}`, '{"name":"echo"}')
  expect((await sent("things=a,b&name=no&unknown=1")).body).toEqual({ data: { thing: 5, echo: ["a", "b"] } })
  expect(await sent("size=many")).toMatchObject({ status: 400, body: { errorCode: 102 } })
})
