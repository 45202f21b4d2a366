import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { allowedHosts } from "@adapters/web-extraction"
import { ClientDocuments } from "@application/identity/ports"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { clientDocuments } from "./client-documents.ts"

let server: Server
let origin = ""
const asked: Array<string> = []
const bodies: Readonly<Record<string, string>> = {
  "/client.json": JSON.stringify({ client_id: "x", client_name: "Assistant" }),
  "/page": "<html></html>",
  "/large": JSON.stringify({ client_name: "x".repeat(40_000) }),
}

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    asked.push(url)
    if (url === "/moved") response.writeHead(302, { location: "/client.json" }).end()
    else response.writeHead(bodies[url] === undefined ? 404 : 200).end(bodies[url])
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const reading = (...addresses: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const { read } = yield* ClientDocuments
    return yield* Effect.forEach(addresses, (address) =>
      Effect.match(read(address), { onSuccess: (document) => document, onFailure: ({ problem }) => problem }),
    )
  }).pipe(Effect.provide(clientDocuments({ allowed: allowedHosts(new URL(origin).host) })), Effect.runPromise)

test("a document is read once in five minutes", async () => {
  asked.length = 0
  const [first, second] = await reading(`${origin}/client.json`, `${origin}/client.json`)
  expect(first).toEqual({ client_id: "x", client_name: "Assistant" })
  expect(second).toEqual(first)
  expect(asked).toEqual(["/client.json"])
})

test("a redirect, a page, a large document and a missing one are not read", async () => {
  const read = await reading(...["/moved", "/page", "/large", "/missing"].map((path) => `${origin}${path}`))
  expect(read).toEqual(["documentUnread", "documentUnread", "documentUnread", "documentUnread"])
})

test("no document is read from a private address or without encryption", async () => {
  const addresses = ["https://127.0.0.1/client.json", "https://10.0.0.1/client.json", "http://example.com/client.json"]
  const read = await Effect.gen(function* () {
    const { read: of } = yield* ClientDocuments
    return yield* Effect.forEach(addresses, (address) => Effect.flip(of(address)))
  }).pipe(Effect.provide(clientDocuments({})), Effect.runPromise)
  expect(read.map(({ problem }) => problem)).toEqual(["documentUnread", "documentUnread", "documentUnread"])
})
