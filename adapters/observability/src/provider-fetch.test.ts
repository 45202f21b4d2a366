import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { setImmediate } from "node:timers/promises"
import { Effect, Metric } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { inRequest, providerFetch } from "./provider-fetch.ts"

let server: Server
let origin = ""
beforeAll(async () => {
  server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address !== null && typeof address !== "string") origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((done) => server.close(done)))

/** The headers that a provider gets. */
const received = async (): Promise<unknown> => (await providerFetch(origin, { headers: { "x-own": "1" } })).json()

const serving = <A>(requestId: string, effect: Effect.Effect<A, unknown>) =>
  Effect.runPromise(Effect.updateService(effect, CurrentRequest, (facts) => ({ ...facts, requestId })))

test("a provider is told for which request it is called", async () => {
  const headers = await serving("shop-4711-abc", Effect.tryPromise(received))
  expect(headers).toMatchObject({ "x-request-id": "shop-4711-abc", "x-own": "1" })
})

test("a library that fetches after a wait does so in the name of its request", async () => {
  const late = async () => {
    await setImmediate()
    return received()
  }
  const both = await Promise.all(
    ["shop-4711-abc", "shop-4712-abc"].map((id) =>
      serving(
        id,
        Effect.flatMap(inRequest(late), (named) => Effect.tryPromise(named)),
      ),
    ),
  )
  expect(both).toMatchObject([{ "x-request-id": "shop-4711-abc" }, { "x-request-id": "shop-4712-abc" }])
})

test("outside a request a provider is told of none", async () => {
  expect(await received()).not.toHaveProperty("x-request-id")
})

test("a provider's calls are counted by host and status, and by what failed", async () => {
  /** How often this machine answered so, over all tests of the process. */
  const countOf = async (outcome: string) => {
    const snapshots = await Effect.runPromise(Metric.snapshot)
    const one = snapshots.find(
      ({ id, attributes = {} }) =>
        id === "http.client.request.duration" &&
        attributes["server.address"] === "127.0.0.1" &&
        attributes["http.request.method"] === "GET" &&
        (attributes["http.response.status_code"] ?? attributes["error.type"]) === outcome,
    )
    return one !== undefined && "count" in one.state ? Number(one.state.count) : 0
  }
  const before = await Promise.all(["200", "TypeError"].map(countOf))
  await providerFetch(origin)
  await providerFetch("http://127.0.0.1:1/").catch(() => undefined)
  const after = await Promise.all(["200", "TypeError"].map(countOf))
  expect(after).toEqual(before.map((count) => count + 1))
})
