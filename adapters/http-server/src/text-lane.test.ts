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
            new WireForm(asked.businessProfileId, (told) => {
              database.asked += 1
              if (database.isDown) told(new Error("database password is hunter2"), undefined)
              else if (database.members.includes(asked.businessProfileId))
                told(undefined, JSON.stringify({ asked, reader, word: "धन्यवाद", row: (database.rows += 1) }))
              else told(undefined, undefined)
            }),
          ),
  ),
  query(ListOthers, () => Effect.succeed("routed")),
]
const reader = (id: number) => ({ userId: id, portalId: 1, familyId: `family ${id}` })
const user = (id: number): Actor => ({
  kind: "user",
  userId: UserId.make(id),
  portalId: PortalId.make(1),
  familyId: `family ${id}`,
  roleIds: [],
  businessProfileIds: [],
})
const users = new Map([
  ["good", user(1)],
  ["another", user(2)],
])
/** What the wire form is written from, now. */
const database = { members: [7], isDown: false, rows: 0, asked: 0 }
let now = 1_795_000_000_000
/** Tokens whose sign-in has ended, as a look-up finds out. */
const signedOut = new Set<string>()
/** Whether profiles were asked for, each time a holder was found out. */
const holdersAsked: Array<boolean> = []
const container = makeContainer(bind(Context.empty(), handlers))
const lane = textLane({
  endpoints: [
    textEndpoint("/businessProfiles/:businessProfileId/things", ListThings),
    endpoint("GET", "/businessProfiles/:businessProfileId/others", ListOthers),
  ],
  containerOf: () => container,
  context: Context.empty(),
  now: () => now,
  isProxy: () => false,
  originOf: (portal) => `http://${portal}`,
  mayBeEmbedded: () => Effect.succeed(false),
  headers: { "x-content-type-options": "nosniff" },
  holderOf: (token, portal, profiles) =>
    Effect.sync(() => {
      holdersAsked.push(profiles)
      const isOut = profiles && signedOut.has(token ?? "")
      const actor = portal === "shop.localhost" && !isOut ? users.get(token ?? "") : undefined
      return actor === undefined ? { actor: { kind: "anonymous" }, until: 0 } : { actor, until: now + 60_000 }
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
    data: {
      asked: { businessProfileId: 7, tab: "all", limit: 2, ids: ["a", "b"] },
      reader: reader(1),
      word: "धन्यवाद",
      row: 1,
    },
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
  holdersAsked.length = 0
  const refused = await called("/api/v1.0/businessProfiles/8/things?tab=all")
  expect(refused).toMatchObject([403, { errorCode: 113, details: { businessProfileId: 8 } }])
  expect(holdersAsked).toEqual([false, true])
})

test("without a token, or at another portal, the call is refused with 401", async () => {
  expect(await called(`${base}?tab=all`, { authorization: "" })).toMatchObject([401, { errorCode: 401 }])
  expect(await called(`${base}?tab=all`, { host: "elsewhere.localhost" })).toMatchObject([401, { errorCode: 401 }])
})

/** How often an address was decoded and its caller found out, since the last time. */
const effort = (tab: string) => {
  const decoded = tabsDecoded.filter((one) => one === tab).length
  const found = holdersAsked.length
  tabsDecoded.length = 0
  holdersAsked.length = 0
  return { decoded, found }
}

test("what answers a caller's call is kept, and each time asked anew", async () => {
  effort("kept")
  const rows = [await called(`${base}?tab=kept`), await called(`${base}?tab=kept`), await called(`${base}?tab=kept`)]
  expect(rows.map(([status, { data }]) => [status, data.row - database.rows])).toEqual([
    [200, -2],
    [200, -1],
    [200, 0],
  ])
  expect(effort("kept")).toEqual({ decoded: 1, found: 1 })
})

test("it is the same caller's only; whoever may not ask is refused undecoded", async () => {
  await called(`${base}?tab=own`)
  effort("own")
  expect(await called(`${base}?tab=own`, { authorization: "Bearer another" })).toMatchObject([
    200,
    { data: { reader: reader(2) } },
  ])
  expect((await called(`${base}?tab=own`, { authorization: "" }))[0]).toBe(401)
  expect((await called(`${base}?tab=own`, { host: "elsewhere.localhost" }))[0]).toBe(401)
  expect((await called(`${base}?tab=own`, { "x-forwarded-host": "elsewhere.localhost" }))[0]).toBe(200)
  expect((await called(`${base}?tab=own`, { "x-portal-domain": "elsewhere.localhost" }))[0]).toBe(401)
  expect(effort("own")).toEqual({ decoded: 1, found: 4 })
})

test("it is kept no longer than its holder is believed", async () => {
  await called(`${base}?tab=late`)
  now += 59_999
  effort("late")
  const { headers } = await sent(`${base}?tab=late`)
  expect(headers["x-server-time"]).toBe(String(now))
  expect(effort("late")).toEqual({ decoded: 0, found: 0 })
  now += 1
  await called(`${base}?tab=late`)
  expect(effort("late")).toEqual({ decoded: 1, found: 1 })
  await called(`${base}?tab=late`)
  expect(effort("late")).toEqual({ decoded: 0, found: 0 })
})

test("whoever is no member any more is refused, and trouble is answered without its detail", async () => {
  await called(`${base}?tab=left`)
  database.members = []
  expect(await called(`${base}?tab=left`)).toMatchObject([403, { errorCode: 113, details: { businessProfileId: 7 } }])
  database.members = [7]
  expect((await called(`${base}?tab=left`))[0]).toBe(200)
  Object.assign(database, { isDown: true, asked: 0 })
  const { status, body } = await sent(`${base}?tab=left`)
  expect([status, JSON.parse(body).errorCode, body.includes("hunter2"), database.asked]).toEqual([500, 500, false, 1])
  database.isDown = false
  expect((await called(`${base}?tab=left`))[0]).toBe(200)
})

test("whoever has signed out meanwhile gets 401, also where the answer is kept", async () => {
  await called(`${base}?tab=out`)
  database.members = []
  signedOut.add("good")
  expect(await called(`${base}?tab=out`)).toMatchObject([401, { errorCode: 401 }])
  expect(await called(`${base}?tab=outFirst`)).toMatchObject([401, { errorCode: 401 }])
  database.members = [7]
  signedOut.clear()
  expect((await called(`${base}?tab=out`))[0]).toBe(200)
})

test("a thousand calls are kept; the oldest go first, and one that was renewed is the youngest", async () => {
  await called(`${base}?tab=first`)
  for (let limit = 1; limit < 1_000; limit += 1) await sent(`${base}?tab=many&limit=${limit}`)
  effort("first")
  await called(`${base}?tab=first`)
  expect(effort("first").decoded).toBe(0)
  await called(`${base}?tab=many&limit=1000`)
  await called(`${base}?tab=first`)
  expect(effort("first").decoded).toBe(1)
  now += 60_000
  await called(`${base}?tab=many&limit=3`)
  await called(`${base}?tab=many&limit=1001`)
  await called(`${base}?tab=many&limit=1002`)
  effort("many")
  await called(`${base}?tab=many&limit=3`)
  expect(effort("many").decoded).toBe(0)
})

test("wrong fields answer 102, a defect is answered without its detail", async () => {
  expect(await called(base)).toMatchObject([400, { errorCode: 102 }])
  expect(await called("/api/v1.0/businessProfiles/x/things?tab=all")).toMatchObject([400, { errorCode: 102 }])
  const { status, body } = await sent(`${base}?tab=dead`)
  expect([status, JSON.parse(body).errorCode, body.includes("hunter2")]).toEqual([500, 500, false])
})

test("a call at an address that is not well escaped answers 400 in the envelope, and a page is left", async () => {
  expect(await called("/api/v1.0/businessProfiles/%E0%A4%A/things?tab=all")).toMatchObject([400, { errorCode: 102 }])
  expect(await called("/api/v1.0/%")).toMatchObject([400, { errorCode: 102 }])
  expect((await sent("/100%")).body).toBe("left to the router")
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
