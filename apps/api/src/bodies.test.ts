import { createServer } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { endpoint } from "@adapters/http-api"
import { apiRoutes, type ApiOptions } from "@adapters/http-server"
import { bind, makeContainer } from "@application/container"
import { contract, handler } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { NodeHttpServer } from "@effect/platform-node"
import { Context, Effect, Layer, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { InvalidPortal } from "@domain/portals"
import { afterAll, beforeAll, expect, test } from "vitest"

const input = Schema.Struct({ businessProfileId: BusinessProfileId, text: Schema.String })
const output = Schema.Struct({ length: Schema.Int })
const Small = contract("test/Small", { kind: "query", access: "readPortal", input, output })
const Large = contract("test/Large", { kind: "query", access: "readPortal", input, output })

const lengthOf = ({ text }: { readonly text: string }) => Effect.succeed({ length: text.length })
const container = makeContainer(bind(Context.empty(), [handler(Small, lengthOf), handler(Large, lengthOf)]))
const rows = [
  endpoint("POST", "/small/:businessProfileId", Small),
  endpoint("POST", "/large/:businessProfileId", Large, { largestBody: 2_000_000 }),
]
const options: ApiOptions = {
  endpoints: rows,
  containerOf: () => container,
  context: Context.empty(),
  now: () => 1,
  isProxy: () => false,
  originOf: (portal) => `http://${portal}`,
  portalOf: (domain) => Effect.fail(new InvalidPortal({ domain })),
  mayBeEmbedded: () => Effect.succeed(false),
  headers: {},
  holderOf: () => Effect.succeed({ kind: "anonymous" }),
}

const server = createServer()
let origin = ""
let stop: () => Promise<void> = async () => {}

beforeAll(async () => {
  const running = HttpRouter.serve(apiRoutes(options), { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(NodeHttpServer.layer(() => server, { port: 0, host: "127.0.0.1" })),
    Layer.launch,
  )
  const ended = new AbortController()
  const done = Effect.runPromise(running, { signal: ended.signal }).catch(() => undefined)
  if (!server.listening) await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1.0`
  stop = async () => {
    ended.abort()
    server.closeAllConnections()
    await done
  }
})
afterAll(() => stop())

const send = async (path: string, length: number, chunked = false) => {
  const json = JSON.stringify({ text: "x".repeat(length) })
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...(chunked ? { body: new Blob([json]).stream(), duplex: "half" as const } : { body: json }),
  })
  return [response.status, ((await response.json()) as { readonly errorCode?: number }).errorCode]
}

test("a body larger than 64 kB is refused with 413 by its own word, and while it comes", async () => {
  expect(await send("/small/7", 60_000)).toEqual([200, undefined])
  expect(await send("/small/7", 66_000)).toEqual([413, 1024])
  expect(await send("/small/7", 66_000, true)).toEqual([413, 1024])
})

test("a row may take more, and only as much as it says", async () => {
  expect(await send("/large/7", 1_900_000)).toEqual([200, undefined])
  expect(await send("/large/7", 2_100_000)).toEqual([413, 1024])
})
