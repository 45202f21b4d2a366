import { Context, Effect, Metric, Option, Schema } from "effect"
import { InvalidPortal } from "@domain/portals"
import { expect, test } from "vitest"
import { type Endpoint, endpoint } from "@adapters/http-api"
import { bind, makeContainer } from "@application/container"
import { contract, handler } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { callAnswerer } from "./answer-call.ts"

const input = Schema.Struct({ businessProfileId: BusinessProfileId, text: Schema.String })
const output = Schema.Struct({ length: Schema.Int })
const Large = contract("test/Large", { kind: "query", access: "readPortal", input, output })
const Members = contract("test/Members", { kind: "query", access: "readCampaigns", input, output })

const lengthOf = ({ text }: { readonly text: string }) => Effect.succeed({ length: text.length })
const member = userActor(1, [BusinessProfileId.make(7)])
const container = makeContainer(bind(Context.empty(), [handler(Large, lengthOf), handler(Members, lengthOf)]))
let countedBodies = 0
const refusals: Array<string> = []
const answererOf = callAnswerer({
  countLargeBody: (ipAddress) =>
    ipAddress === "too often"
      ? Effect.fail(new TooManyRequests({ retryAfterSeconds: 90 }))
      : Effect.sync(() => void (countedBodies += 1)),
  endpoints: [],
  containerOf: () => container,
  context: Context.empty(),
  now: () => 1,
  isProxy: () => false,
  originOf: (portal) => `http://${portal}`,
  portalOf: (domain) => Effect.fail(new InvalidPortal({ domain })),
  mayBeEmbedded: () => Effect.succeed(false),
  noteRefusal: (actor, call, things) =>
    Effect.andThen(
      Effect.sync(() => refusals.push(`${actor.kind} ${call} ${things}`)),
      Effect.die(new Error("the log is full")),
    ),
  headers: {},
  holderOf: (token) => Effect.succeed(token === "good" ? member : { kind: "anonymous" }),
})
const facts = {
  portalDomain: "localhost",
  clientId: "",
  requestId: "req-00000001",
  ipAddress: "",
  userAgent: "",
  origin: "",
  idempotencyKey: Option.none(),
}

/** A caller of a row who sends a body after a moment, and how many bodies were read. */
const calling = (row: Endpoint) => {
  const read = { bodies: 0 }
  const answer = answererOf(row)
  const body = Effect.sleep(20).pipe(Effect.andThen(Effect.sync(() => ((read.bodies += 1), { text: "x" }))))
  const call = (token: string | undefined, id: string, ipAddress = "") =>
    answer(
      { params: { businessProfileId: id }, query: {}, body },
      { token, bypassesLogin: false, facts: { ...facts, ipAddress } },
    )
  return { read, call }
}

test("nothing is read of a body whose sender may not ask", async () => {
  const { read, call } = calling(endpoint("POST", "/members/:businessProfileId", Members))
  const statusOf = async (token: string | undefined, id: string) => (await Effect.runPromise(call(token, id))).status
  expect([await statusOf(undefined, "7"), await statusOf("good", "8"), read.bodies]).toEqual([401, 403, 0])
  expect([await statusOf("good", "7"), await statusOf("good", "x"), read.bodies]).toEqual([200, 400, 2])
})

test("a refused right of somebody signed in is noted, and answered also if that fails", async () => {
  const { call } = calling(endpoint("POST", "/members/:businessProfileId", Members))
  refusals.length = 0
  const statusOf = async (token: string | undefined, id: string) => (await Effect.runPromise(call(token, id))).status
  const statuses = [await statusOf(undefined, "7"), await statusOf("good", "7"), await statusOf("good", "8")]
  expect(statuses).toEqual([401, 200, 403])
  expect(refusals).toEqual(["user test/Members 8"])
})

test("large bodies are held by a few calls at a time, and others turned away unread", async () => {
  const { read, call } = calling(endpoint("POST", "/large/:businessProfileId", Large, { largestBody: 2_000_000 }))
  const calls = Array.from({ length: 30 }, () => call(undefined, "7"))
  const replies = await Effect.runPromise(Effect.all(calls, { concurrency: "unbounded" }))
  const turnedAway = replies.filter(({ status }) => status === 503)
  expect([turnedAway.length, read.bodies]).toEqual([6, 24])
  expect(turnedAway.map(({ retryAfter }) => retryAfter)).toEqual(turnedAway.map(() => 10))
})

test("large bodies are counted by place before they are read, usual ones are not", async () => {
  const { read, call } = calling(endpoint("POST", "/large/:businessProfileId", Large, { largestBody: 2_000_000 }))
  countedBodies = 0
  expect(await Effect.runPromise(call(undefined, "7", "too often"))).toMatchObject({ status: 429, retryAfter: 90 })
  expect([read.bodies, countedBodies]).toEqual([0, 0])
  expect((await Effect.runPromise(call(undefined, "7"))).status).toBe(200)
  const usual = calling(endpoint("POST", "/large/:businessProfileId", Large))
  expect((await Effect.runPromise(usual.call(undefined, "7", "too often"))).status).toBe(200)
  expect(countedBodies).toBe(1)
})

test("a token that proves nobody is refused, unless the call may bypass login", async () => {
  const input = { params: { businessProfileId: "7" }, query: {}, body: Effect.succeed({ text: "x" }) }
  const statusOf = async (token: string | undefined, bypassesLogin: boolean, mayBypassLogin: boolean) => {
    const answer = answererOf(endpoint("POST", "/large/:businessProfileId", Large, { mayBypassLogin }))
    return (await Effect.runPromise(answer(input, { token, bypassesLogin, facts }))).status
  }
  expect([
    await statusOf("stale", false, true),
    await statusOf("stale", true, true),
    await statusOf("good", false, true),
    await statusOf(undefined, false, true),
    await statusOf("stale", false, false),
  ]).toEqual([401, 200, 200, 200, 200])
})

test("a call is counted and timed by its route and status", async () => {
  const { call } = calling(endpoint("POST", "/counted/:businessProfileId", Members))
  const counted = Effect.gen(function* () {
    for (const token of ["good", "good", undefined]) yield* call(token, "7")
    return yield* Metric.snapshot
  })
  const series = await Effect.runPromise(Effect.provideService(counted, Metric.MetricRegistry, new Map()))
  const counts = series.map(({ id, attributes, state }) => [
    id,
    attributes?.["http.route"],
    attributes?.["http.response.status_code"],
    "count" in state && Number(state.count),
  ])
  expect(counts).toEqual([
    ["http.server.request.duration", "/api/v1.0/counted/:businessProfileId", "200", 2],
    ["http.server.request.duration", "/api/v1.0/counted/:businessProfileId", "401", 1],
  ])
})
