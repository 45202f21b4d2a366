import { createServer, request, type Server } from "node:http"
import { Context, Effect, Option, Schema } from "effect"
import { InvalidPortal } from "@domain/portals"
import { afterAll, beforeAll, expect, test } from "vitest"
import { endpoint } from "@adapters/http-api"
import { bind, makeContainer } from "@application/container"
import { contract, FileAnswer, fileOutput, JsonText, handler, read, RefreshTokenCarrier } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import type { ApiOptions } from "./answer-call.ts"
import { answerMalformedAddresses } from "./malformed-addresses.ts"
import { answerPlainCalls } from "./plain-calls.ts"

const input = Schema.Struct({
  businessProfileId: BusinessProfileId,
  tab: Schema.String,
  limit: Schema.optionalKey(Schema.Int),
  ids: Schema.optionalKey(Schema.Array(Schema.String)),
})
const ListThings = contract("test/ListThings", {
  kind: "query",
  access: "readCampaigns",
  input,
  output: Schema.Unknown,
})
const ListOthers = contract("test/ListOthers", {
  kind: "query",
  access: "readCampaigns",
  input,
  output: Schema.Unknown,
})

const ChangeThing = contract("test/ChangeThing", {
  kind: "query",
  access: "readPortal",
  input: Schema.Struct({ thing: Schema.Int, name: Schema.String, size: Schema.optionalKey(Schema.Int) }),
  output: Schema.Unknown,
})
const ExportThings = contract("test/ExportThings", {
  kind: "query",
  access: "readCampaigns",
  input,
  output: fileOutput,
})

let isGivenUp = false
let hasBegun = false
let isLeft = false
/** A file of two parts; a tab makes it break after the first, or go on for ever. */
async function* partsOf(tab: string) {
  try {
    yield new TextEncoder().encode("name\n")
    if (tab === "broken") throw new Error("the database is gone")
    while (tab === "endless") yield new Uint8Array(65_536)
    yield new TextEncoder().encode("Zoë\n")
  } finally {
    isGivenUp = true
  }
}

class Thanks extends Context.Service<Thanks, string>()("test/Thanks") {}

const handlers = [
  read(
    ListThings,
    Thanks,
    (word, asked) =>
      asked.tab === "dead"
        ? Effect.die(new Error("database password is hunter2"))
        : Effect.succeed(new JsonText(JSON.stringify({ asked, word }))),
    (text) => Effect.succeed(text),
  ),
  handler(ExportThings, ({ tab }) =>
    Effect.succeed(new FileAnswer({ contentType: "text/csv", fileName: "לידים.csv", body: partsOf(tab) })),
  ),
  handler(ListOthers, ({ tab }) => Effect.succeed({ tab })),
  handler(ChangeThing, (asked) =>
    Effect.gen(function* () {
      if (asked.name === "endless") {
        hasBegun = true
        return yield* Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (isLeft = true)))
      }
      const carrier = yield* RefreshTokenCarrier
      yield* carrier.write(`after-${Option.getOrElse(yield* carrier.read, () => "nothing")}`, 4_000_000_000_000)
      return { asked }
    }),
  ),
]
const container = makeContainer(bind(Context.make(Thanks, "धन्यवाद"), handlers))
const member = userActor(1, [BusinessProfileId.make(7)])

const headers = { "x-content-type-options": "nosniff" }
const options: ApiOptions = {
  endpoints: [
    endpoint("GET", "/businessProfiles/:businessProfileId/things", ListThings),
    endpoint("GET", "/businessProfiles/:businessProfileId/others", ListOthers),
    endpoint("GET", "/businessProfiles/:businessProfileId/things/export", ExportThings),
    endpoint("POST", "/things/:thing/name", ChangeThing),
    endpoint("DELETE", "/things/:thing/:name", ChangeThing),
  ],
  containerOf: () => container,
  context: Context.empty(),
  now: () => 1_795_000_000_000,
  isProxy: () => false,
  originOf: (portal) => `http://${portal}`,
  portalOf: (domain) => Effect.fail(new InvalidPortal({ domain })),
  mayBeEmbedded: () => Effect.succeed(false),
  headers,
  holderOf: (token, portal) =>
    Effect.succeed(token === "good" && portal === "shop.localhost" ? member : { kind: "anonymous" }),
}

let server: Server
let origin = ""
beforeAll(async () => {
  server = createServer((_, response) => response.end("left to the router"))
  answerPlainCalls(server, options)
  answerMalformedAddresses(server, headers)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  if (address !== null && typeof address !== "string") origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const base = "/api/v1.0/businessProfiles/7/things"

const sent = (path: string, headers: Record<string, string> = {}, method = "GET", sentBody?: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const all = { host: "shop.localhost:4000", authorization: "Bearer good", ...headers }
    const outgoing = request(`${origin}${path}`, { method, headers: all, agent: false }, (response) => {
      let body = ""
      response.setEncoding("utf8")
      response.on("data", (part) => (body += part))
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }))
    })
    outgoing.on("error", failed)
    outgoing.end(sentBody)
  })

const called = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await sent(path, headers)
  return [status, JSON.parse(body)]
}

test("a plain address is answered with the JSON text, its input decoded", async () => {
  const { status, headers, body } = await sent(`${base}?tab=all&limit=2&ids=a,b`)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    data: { asked: { businessProfileId: 7, tab: "all", limit: 2, ids: ["a", "b"] }, word: "धन्यवाद" },
  })
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-server-time": "1795000000000",
    "content-length": String(Buffer.byteLength(body)),
  })
})

test("every read is answered, whether its source writes text or not", async () => {
  expect(await called("/api/v1.0/businessProfiles/7/others?tab=all")).toEqual([200, { data: { tab: "all" } }])
})

const fetched = (tab: string, signal = new AbortController().signal) =>
  fetch(`${origin}${base}/export?tab=${tab}`, {
    headers: { authorization: "Bearer good", "x-portal-domain": "shop.localhost" },
    signal,
  })

test("a file is sent part by part under its own name, without the envelope", async () => {
  const { status, headers, body } = await sent(`${base}/export?tab=all`)
  expect([status, body]).toEqual([200, "name\nZoë\n"])
  expect(headers).toMatchObject({
    "content-type": "text/csv",
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="download.csv"; filename*=UTF-8''${encodeURIComponent("לידים.csv")}`,
  })
})

test("a file that breaks ends its connection, so that it never passes for whole", async () => {
  const response = await fetched("broken")
  await expect(response.text()).rejects.toThrow()
})

test("whoever gives a download up stops its source", async () => {
  isGivenUp = false
  const ended = new AbortController()
  const response = await fetched("endless", ended.signal)
  expect(response.status).toBe(200)
  ended.abort()
  await expect.poll(() => isGivenUp).toBe(true)
})

test("static segments match in any case, and of a repeated field the first counts", async () => {
  const [, { data }] = await called("/API/v1.0/businessprofiles/7/THINGS?tab=all&tab=paused")
  expect(data.asked.tab).toBe("all")
})

test("a profile of others is refused with 113", async () => {
  const refused = await called("/api/v1.0/businessProfiles/8/things?tab=all")
  expect(refused).toMatchObject([403, { errorCode: 113, details: { businessProfileId: 8 } }])
})

test("without a token, or at another portal, the call is refused with 401", async () => {
  expect(await called(`${base}?tab=all`, { authorization: "" })).toMatchObject([401, { errorCode: 401 }])
  expect(await called(`${base}?tab=all`, { host: "elsewhere.localhost" })).toMatchObject([401, { errorCode: 401 }])
})

test("wrong fields answer 102, a defect is answered without its detail", async () => {
  expect(await called(base)).toMatchObject([400, { errorCode: 102 }])
  expect(await called("/api/v1.0/businessProfiles/x/things?tab=all")).toMatchObject([400, { errorCode: 102 }])
  const { status, body } = await sent(`${base}?tab=dead`)
  expect([status, JSON.parse(body).errorCode, body.includes("hunter2")]).toEqual([500, 500, false])
})

test("a badly escaped address answers 400 for calls and is left to pages", async () => {
  expect(await called("/api/v1.0/businessProfiles/%E0%A4%A/things?tab=all")).toMatchObject([400, { errorCode: 102 }])
  expect(await called("/api/v1.0/%")).toMatchObject([400, { errorCode: 102 }])
  expect((await sent("/100%")).body).toBe("left to the router")
})

test("unknown paths, other methods and escaped addresses are left to the routes", async () => {
  const replies = [
    await sent("/api/v1.0/businessProfiles/7/nothing?tab=all"),
    await sent(`${base}?tab=all`, {}, "DELETE"),
    await sent(`${base}?tab=%61ll`),
    await sent(`${base}/?tab=all`),
    await sent(`/api/v1x0/businessProfiles/7/things?tab=all`),
  ]
  expect(replies.map(({ body }) => body)).toEqual(replies.map(() => "left to the router"))
})

test("a plain read carries its request id back, in its failure too", async () => {
  const fine = await sent(`${base}?tab=all`, { "x-request-id": "shop-4711-abc" })
  expect([fine.status, fine.headers["x-request-id"]]).toEqual([200, "shop-4711-abc"])
  const refused = await sent(`${base}?tab=all`, { "x-request-id": "shop-4712-abc", authorization: "Bearer bad" })
  expect(JSON.parse(refused.body)).toMatchObject({ errorCode: 401, requestId: "shop-4712-abc" })
})

const json = { "content-type": "application/json" }
const change = '{"name":"new","size":3}'
const posted = (headers: Record<string, string>, body?: string) =>
  sent("/api/v1.0/things/5/name", { ...json, ...headers }, "POST", body)

test("a change is answered with its body decoded and its cookie set", async () => {
  const { status, headers, body } = await posted(
    { "content-length": String(change.length), cookie: "refresh_token=old" },
    change,
  )
  expect([status, JSON.parse(body)]).toEqual([200, { data: { asked: { thing: 5, name: "new", size: 3 } } }])
  expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^refresh_token=after-old;.*HttpOnly.*SameSite=Lax/)])
})

test("a change without a body and one of another method are answered", async () => {
  const empty = await posted({ "content-length": "0" })
  expect([empty.status, JSON.parse(empty.body).errorCode]).toEqual([400, 102])
  const { status, body } = await sent("/api/v1.0/things/5/gone", {}, "DELETE")
  expect([status, JSON.parse(body)]).toEqual([200, { data: { asked: { thing: 5, name: "gone" } } }])
})

test("a body that is no JSON answers 102", async () => {
  const { status, body } = await posted({ "content-length": "3" }, "{,}")
  expect([status, JSON.parse(body).errorCode]).toEqual([400, 102])
})

test("forms, bodies of untold length and too long ones are left to the routes", async () => {
  const length = { "content-length": String(change.length) }
  const replies = [
    await posted({ ...length, "content-type": "multipart/form-data; boundary=x" }, change),
    await posted({ "transfer-encoding": "chunked" }, change),
    await posted({ "content-length": "65537" }, "x".repeat(65_537)),
  ]
  expect(replies.map(({ body }) => body)).toEqual(replies.map(() => "left to the router"))
})

test("whoever leaves before the answer ends the call", async () => {
  const ended = new AbortController()
  const body = '{"name":"endless"}'
  const gone = fetch(`${origin}/api/v1.0/things/5/name`, { method: "POST", headers: json, body, signal: ended.signal })
  await expect.poll(() => hasBegun).toBe(true)
  ended.abort()
  await expect(gone).rejects.toThrow()
  await expect.poll(() => isLeft).toBe(true)
})
