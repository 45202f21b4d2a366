import { createServer, request, type Server } from "node:http"
import { Context, Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { endpoint, textEndpoint } from "@adapters/http-api"
import { bind, makeContainer } from "@application/container"
import { type Actor, contract, query, WireForm, wireQuery } from "@application/kernel"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { openLane, textLane } from "./text-lane.ts"

const tabsDecoded: Array<string> = []
const input = Schema.Struct({
  businessProfileId: BusinessProfileId,
  tab: Schema.String.check(Schema.makeFilter((tab) => tabsDecoded.push(tab) > 0)),
  limit: Schema.optionalKey(Schema.Int),
  ids: Schema.optionalKey(Schema.Array(Schema.String)),
})
const ListThings = contract("test/ListThings", { access: "member", input, output: Schema.Unknown })
const ListOthers = contract("test/ListOthers", { access: "member", input, output: Schema.Unknown })

const handlers = [
  wireQuery(
    ListThings,
    () => Effect.succeed("the output itself"),
    (asked, reader) =>
      asked.tab === "dead"
        ? Effect.die(new Error("database password is hunter2"))
        : Effect.succeed(
            asked.businessProfileId === 7 ? new WireForm(JSON.stringify({ asked, reader, word: "धन्यवाद" })) : undefined,
          ),
  ),
  query(ListOthers, () => Effect.succeed("routed")),
]
const user = (businessProfileIds: ReadonlyArray<BusinessProfileId>): Actor => ({
  kind: "user",
  userId: UserId.make(1),
  portalId: PortalId.make(1),
  roleIds: [],
  businessProfileIds,
})
const profilesAsked: Array<boolean> = []
const container = makeContainer(bind(Context.empty(), handlers))
const lane = textLane({
  endpoints: [
    textEndpoint("/businessProfiles/:businessProfileId/things", ListThings),
    endpoint("GET", "/businessProfiles/:businessProfileId/others", ListOthers),
  ],
  containerOf: () => container,
  context: Context.empty(),
  now: Effect.succeed(1_795_000_000_000),
  isProxy: () => false,
  actorOf: (token, portal, profiles) =>
    Effect.sync(() => {
      profilesAsked.push(profiles)
      return token === "good" && portal === "shop.localhost" ? user([]) : { kind: "anonymous" }
    }),
})

let server: Server
let origin = ""
beforeAll(async () => {
  server = createServer((_, response) => response.end("left to the router"))
  openLane(server, lane)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  if (address !== null && typeof address !== "string") origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((done) => server.close(done)))

const base = "/api/v1.0/businessProfiles/7/things"

const sent = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const all = { host: "shop.localhost:4000", authorization: "Bearer good", ...headers }
    const asked = request(`${origin}${path}`, { method, headers: all, agent: false }, (response) => {
      let body = ""
      response.setEncoding("utf8")
      response.on("data", (part) => (body += part))
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }))
    })
    asked.on("error", failed)
    asked.end()
  })

const called = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await sent(path, headers)
  return [status, JSON.parse(body)]
}

test("a plain address is answered with the text, its input decoded and its reader named", async () => {
  const { status, headers, body } = await sent(`${base}?tab=all&limit=2&ids=a,b`)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    data: { asked: { businessProfileId: 7, tab: "all", limit: 2, ids: ["a", "b"] }, reader: 1, word: "धन्यवाद" },
  })
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-server-time": "1795000000000",
    "content-length": String(Buffer.byteLength(body)),
  })
})

test("static segments match in any case, and of a repeated field the first counts", async () => {
  const [, { data }] = await called("/API/v1.0/businessprofiles/7/THINGS?tab=all&tab=paused")
  expect(data.asked.tab).toBe("all")
})

test("memberships are left to the statement that answers, and it may refuse", async () => {
  profilesAsked.length = 0
  const refused = await called("/api/v1.0/businessProfiles/8/things?tab=all")
  expect(refused).toMatchObject([403, { errorCode: 113, details: { businessProfileId: 8 } }])
  expect(profilesAsked).toEqual([false])
})

test("without a token, or at another portal, the call is refused with 401", async () => {
  expect(await called(`${base}?tab=all`, { authorization: "" })).toMatchObject([401, { errorCode: 401 }])
  expect(await called(`${base}?tab=all`, { host: "elsewhere.localhost" })).toMatchObject([401, { errorCode: 401 }])
})

test("an address is decoded once, whoever asks, until a thousand others were asked for", async () => {
  const timesDecoded = () => tabsDecoded.filter((tab) => tab === "once").length
  expect(await called(`${base}?tab=once`)).toMatchObject([200, { data: { asked: { tab: "once" } } }])
  expect(await called(`${base}?tab=once`, { authorization: "" })).toMatchObject([401, { errorCode: 401 }])
  expect(timesDecoded()).toBe(1)
  for (let limit = 1; limit <= 1_000; limit += 1) await sent(`${base}?tab=many&limit=${limit}`)
  expect(await called(`${base}?tab=once`)).toMatchObject([200, { data: { asked: { tab: "once" } } }])
  expect(timesDecoded()).toBe(2)
})

test("wrong fields answer 102, a defect is answered without its detail", async () => {
  expect(await called(base)).toMatchObject([400, { errorCode: 102 }])
  expect(await called("/api/v1.0/businessProfiles/x/things?tab=all")).toMatchObject([400, { errorCode: 102 }])
  const { status, body } = await sent(`${base}?tab=dead`)
  expect([status, JSON.parse(body).errorCode, body.includes("hunter2")]).toEqual([500, 500, false])
})

test("everything else is left to the routes: other rows, methods and escaped addresses", async () => {
  const left = [
    await sent("/api/v1.0/businessProfiles/7/others?tab=all"),
    await sent(`${base}?tab=all`, {}, "DELETE"),
    await sent(`${base}?tab=%61ll`),
    await sent(`${base}/?tab=all`),
    await sent(`/api/v1x0/businessProfiles/7/things?tab=all`),
  ]
  expect(left.map(({ body }) => body)).toEqual(left.map(() => "left to the router"))
})
