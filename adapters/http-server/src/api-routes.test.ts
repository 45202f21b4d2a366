import { inspect } from "node:util"
import { Cause, Context, Effect, Exit, Layer, Option, Schema, Stream } from "effect"
import { HttpRouter } from "effect/http"
import { expect, test, vi } from "vitest"
import { endpoint } from "@adapters/http-api"
import { remoteCall, sessionToken } from "@adapters/http-client"
import { bind, makeContainer, remoteContainer, resolve } from "@application/container"
import {
  contract,
  CurrentActor,
  CurrentRequest,
  FileAnswer,
  fileOutput,
  type InvalidInput,
  JsonText,
  Overloaded,
  type OutputOf,
  UploadedFile,
  query,
  read,
  RefreshTokenCarrier,
} from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, wireEnum } from "@domain/kernel"
import { InvalidPortal, seededPortals } from "@domain/portals"
import { apiRoutes } from "./api-routes.ts"

const Colour = wireEnum({ Red: 1, Blue: 2 })

class Refused extends Schema.TaggedError<Refused>()("Refused", { errorCode: errorCode(104), why: Schema.String }) {}

class Waits extends Schema.TaggedError<Waits>()("Waits", {
  errorCode: errorCode(1005),
  retryAfterSeconds: Schema.Int,
}) {}

class WaitsUntil extends Schema.TaggedError<WaitsUntil>()("WaitsUntil", {
  errorCode: errorCode(800),
  resendAt: Schema.Number,
}) {}

const ListThings = contract("test/ListThings", {
  access: "readCampaigns",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    colours: Schema.Array(Colour),
    limit: Schema.optionalKey(Schema.Int),
  }),
  output: Schema.Struct({ echo: Schema.Unknown, portal: Schema.String, origin: Schema.String }),
})
const ChangeThing = contract("test/ChangeThing", {
  access: "readPortal",
  input: Schema.Struct({
    thing: BusinessProfileId,
    name: Schema.String.check(Schema.isMinLength(2)),
    size: Schema.optionalKey(Schema.Int),
    things: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
  output: Schema.Struct({ thing: BusinessProfileId, echo: Schema.optionalKey(Schema.Array(Schema.String)) }),
  failures: [Refused, Waits, WaitsUntil],
})

const ListTexts = contract("test/ListTexts", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ of: Colour }),
})
const SendFile = contract("test/SendFile", {
  access: "readPortal",
  input: Schema.Struct({ thing: BusinessProfileId, size: Schema.Int, file: Schema.optionalKey(UploadedFile) }),
  output: Schema.Struct({ thing: BusinessProfileId, size: Schema.Int, file: Schema.optionalKey(UploadedFile) }),
})
const ExportThings = contract("test/ExportThings", {
  access: "readCampaigns",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: fileOutput,
})
class Texts extends Context.Service<Texts, Effect.Effect<JsonText<OutputOf<typeof ListTexts>>>>()("test/Texts") {}
const texts = Context.make(Texts, Effect.succeed(new JsonText<OutputOf<typeof ListTexts>>('{"of":1}')))

const present = 1_795_000_000_000

const handlers = [
  read(
    ListTexts,
    Texts,
    (texts) => texts,
    (text) => Effect.succeed(text),
  ),
  query(ListThings, (input) =>
    Effect.map(CurrentRequest, ({ portalDomain, origin }) => ({ echo: input, portal: portalDomain, origin })),
  ),
  query(ExportThings, () => {
    const body = (async function* () {
      yield new TextEncoder().encode("Zoë")
    })()
    return Effect.succeed(new FileAnswer({ contentType: "text/csv", fileName: "לידים.csv", body }))
  }),
  query(SendFile, (input) => Effect.succeed(input)),
  query(ChangeThing, ({ thing, name, things = [] }) => {
    if (name === "echo") return Effect.succeed({ thing, echo: things })
    if (name === "dead") return Effect.die(new Error("database password is hunter2"))
    if (name === "busy") return Effect.die(new Overloaded({ retryAfterSeconds: 3 }))
    if (name === "often") return Effect.fail(new Waits({ retryAfterSeconds: 90 }))
    if (name === "soon") return Effect.fail(new WaitsUntil({ resendAt: present + 12_001 }))
    if (name === "no") return Effect.fail(new Refused({ why: "because" }))
    return Effect.gen(function* () {
      const cookie = yield* RefreshTokenCarrier
      yield* cookie.write(`after-${Option.getOrElse(yield* cookie.read, () => "nothing")}`, 4_000_000_000_000)
      return { thing }
    })
  }),
]
const endpoints = [
  endpoint("GET", "/businessProfiles/:businessProfileId/texts", ListTexts),
  endpoint("GET", "/businessProfiles/:businessProfileId/things", ListThings),
  endpoint("GET", "/businessProfiles/:businessProfileId/things/export", ExportThings, { answersFiles: ["text/csv"] }),
  endpoint("PATCH", "/things/:thing", ChangeThing),
  endpoint("POST", "/things/:thing/file", SendFile, { largestBody: 100_000, takesForms: true }),
]
const member = userActor(1, [BusinessProfileId.make(7)])
const { handler } = HttpRouter.toWebHandler(
  Layer.provide(
    apiRoutes({
      endpoints,
      containerOf: () => container,
      context: Context.empty(),
      now: () => present,
      isProxy: () => false,
      originOf: (portal) => `http://${portal}:4000`,
      portalOf: (domain) => {
        const [, portal] = seededPortals
        return portal === undefined || domain === "nowhere.example"
          ? Effect.fail(new InvalidPortal({ domain }))
          : Effect.succeed({ ...portal, title: `Ads of ${domain}` })
      },
      mayBeEmbedded: () => Effect.succeed(false),
      headers: {},
      holderOf: (token, portal) =>
        portal === "nowhere.example"
          ? Effect.fail(new InvalidPortal({ domain: portal }))
          : Effect.succeed(token === "good" && portal === "shop.localhost" ? member : { kind: "anonymous" }),
    }),
    Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false }),
  ),
  { disableLogger: true },
)
const container = makeContainer(bind(texts, handlers))

const call = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await handler(
    new Request(`http://shop.localhost:4000${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body }),
    }),
  )
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

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

test("the OpenAPI document names every call with its path parameters", async () => {
  const { body } = await call("GET", "/api/v1.0/openapi.json")
  expect(body).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/things/{thing}": {
        patch: {
          parameters: [{ $ref: "#/components/parameters/Portal" }, { name: "thing", in: "path", required: true }],
        },
      },
    },
  })
})

test("the OpenAPI document is the called portal's, and an unknown host has none", async () => {
  const titleAt = async (portal: string) =>
    (await call("GET", "/api/v1.0/openapi.json", undefined, { "x-portal-domain": portal })).body
  expect(await titleAt("high.example")).toMatchObject({ info: { title: "Ads of high.example API" } })
  expect(await titleAt("nowhere.example")).toMatchObject({ errorCode: 404 })
})

const times: number[] = []

const browser = (token: string | undefined) => {
  const tokens = sessionToken()
  if (token !== undefined) tokens.set(token, 0)
  return remoteContainer(
    remoteCall({
      endpointOf: (contract) => {
        const row = endpoints.find((one) => one.contract === contract)
        if (row === undefined) throw new Error(`${contract.name} has no route`)
        return row
      },
      portalDomain: "shop.localhost",
      clientId: "web",
      token: tokens,
      onServerTime: (instant) => void times.push(instant),
      renewSession: Effect.sync(() => (tokens.set("good", 0), true)),
      fetch: async (url, init) => handler(new Request(`http://shop.localhost${String(url)}`, init)),
    }),
  )
}
const list = { businessProfileId: BusinessProfileId.make(7), colours: ["Blue" as const] }

test("a remote call comes back decoded", async () => {
  const answer = await Effect.runPromise(resolve(browser("good"), ListThings)(list))
  expect(answer.echo).toEqual({ businessProfileId: 7, colours: ["Blue"] })
})

test("a remote failure comes back typed", async () => {
  const exit = await Effect.runPromiseExit(
    resolve(browser("good"), ChangeThing)({ thing: BusinessProfileId.make(1), name: "no" }),
  )
  expect(Exit.findErrorOption(exit)).toMatchObject({ value: { _tag: "Refused", why: "because" } })
})

test("an overload comes back as itself, so that the screen can say it", async () => {
  const exit = await Effect.runPromiseExit(
    resolve(browser("good"), ChangeThing)({ thing: BusinessProfileId.make(1), name: "busy" }),
  )
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toEqual(new Overloaded({ retryAfterSeconds: 3 }))
})

test("an expired token is renewed once and the call repeated", async () => {
  const answer = await Effect.runPromise(resolve(browser("stale"), ListThings)(list))
  expect(answer.portal).toBe("shop.localhost")
})

test("every reply tells the server's time", async () => {
  times.length = 0
  await Effect.runPromise(resolve(browser("good"), ListThings)(list))
  expect(times).toEqual([present])
})

test("a page names every call and who may make it", async () => {
  const response = await handler(new Request("http://shop.localhost:4000/api/v1.0/docs"))
  const page = await response.text()
  expect(page).toContain("/businessProfiles/:businessProfileId/things")
  expect(page).toContain("members of the profile")
})

const form = async (fields: Readonly<Record<string, string | Blob>>, path = "/api/v1.0/things/5/file") => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const encoded = new Response(body)
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" }
  const bytes = await encoded.arrayBuffer()
  const response = await handler(
    new Request(`http://shop.localhost:4000${path}`, { method: "POST", headers, body: bytes }),
  )
  return [response.status, await response.json()] as const
}

test("a form's numbers are decoded, and its file is its bytes and name", async () => {
  const file = new File([new Uint8Array([0, 255, 16])], "logo.png", { type: "image/png" })
  expect(await form({ size: "3", file })).toEqual([
    200,
    { data: { thing: 5, size: 3, file: { name: "logo.png", content: "AP8Q" } } },
  ])
})

test("a form that is too large, broken or not expected is refused", async () => {
  const large = new File([new Uint8Array(150_000)], "logo.png")
  expect(await form({ size: "3", file: large })).toMatchObject([413, { errorCode: 1024 }])
  expect(await form({ size: "many" })).toMatchObject([400, { errorCode: 102 }])
  const broken = await call("POST", "/api/v1.0/things/5/file", "--nothing", {
    "content-type": "multipart/form-data; boundary=x",
  })
  expect(broken).toMatchObject({ status: 400, body: { errorCode: 102 } })
  const unexpected = await call("PATCH", "/api/v1.0/things/5", "--x--", {
    "content-type": "multipart/form-data; boundary=x",
  })
  expect(unexpected).toMatchObject({ status: 415, body: { errorCode: 1025 } })
})

test("a body's call takes what its body leaves out from the query", async () => {
  const sent = (query: string) => call("PATCH", `/api/v1.0/things/5?${query}`, '{"name":"echo"}')
  expect((await sent("things=a,b&name=no&unknown=1")).body).toEqual({ data: { thing: 5, echo: ["a", "b"] } })
  expect(await sent("size=many")).toMatchObject({ status: 400, body: { errorCode: 102 } })
})

test("a file comes to a caller of the contract with its name, type and bytes", async () => {
  const file = await Effect.runPromise(
    resolve(browser("good"), ExportThings)({ businessProfileId: BusinessProfileId.make(7) }),
  )
  const parts = await Effect.runPromise(
    Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(file.body, (cause) => cause))),
  )
  expect([file.fileName, file.contentType, parts]).toEqual(["לידים.csv", "text/csv", "Zoë"])
  const { body } = await call("GET", "/api/v1.0/openapi.json")
  const { paths } = body as { readonly paths: Record<string, Record<string, { readonly responses: unknown }>> }
  expect(paths["/businessProfiles/{businessProfileId}/things/export"]?.["get"]?.responses).toMatchObject({
    200: { content: { "text/csv": { schema: { type: "string", format: "binary" } } } },
  })
})
