import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { allowedHosts, factReaderLayer, factReaderOn } from "@adapters/web-extraction"
import { LandingPages } from "@application/signup/ports"
import { signupLandingPages } from "./index.ts"

const facts = ManagedRuntime.make(factReaderLayer)
const readers = new Set<string | undefined>()
let server: Server
let origin = ""

const answers: Readonly<Record<string, number>> = { "/gone": 404, "/broken": 500, "/people": 403, "/busy": 429 }

beforeAll(async () => {
  server = createServer((request, response) => {
    readers.add(request.headers["user-agent"])
    const { url = "/" } = request
    if (url === "/moved") return response.writeHead(302, { location: "/" }).end()
    if (url === "/file") return response.writeHead(200, { "content-type": "application/pdf" }).end("x")
    const page = "<title>Rye</title><body><h1>Fresh bread</h1><script>var hidden</script></body>"
    return response.writeHead(answers[url] ?? 200, { "content-type": "text/html" }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await facts.dispose()
})

const visiting = (address: string) => {
  const fetch = { allowed: allowedHosts(origin.replace("http://", "")), totalTimeout: 30_000 }
  return Effect.flatMap(LandingPages, ({ visit }) => visit(address, "TestBot/1.0")).pipe(
    Effect.provide(signupLandingPages({ fetch })),
    facts.runPromise,
  )
}

test("a page answers with its last address and its visible words", async () => {
  expect(await visiting(`${origin}/moved`)).toEqual({
    kind: "answered",
    from: `${origin}/moved`,
    address: `${origin}/`,
    words: "Rye\nFresh bread",
  })
  expect([...readers]).toEqual(["TestBot/1.0"])
})

test("what is not there, and what is no page, is silent", async () => {
  for (const path of ["/gone", "/broken", "/file"])
    expect(await visiting(origin + path), path).toEqual({ kind: "silent" })
  expect(await visiting("nonsense")).toEqual({ kind: "silent" })
})

test("what lets only people in is unknown", async () => {
  expect(await visiting("http://10.0.0.1/")).toEqual({ kind: "unknown" })
  for (const path of ["/people", "/busy"]) expect(await visiting(origin + path), path).toEqual({ kind: "unknown" })
})

test("a page that cannot be read is unknown", async () => {
  const broken = factReaderOn(new URL("./no-such-thread.ts", import.meta.url).href)
  const visit = Effect.flatMap(LandingPages, (pages) => pages.visit(`${origin}/`, "TestBot/1.0")).pipe(
    Effect.provide(
      signupLandingPages({ fetch: { allowed: allowedHosts(origin.replace("http://", "")) } }).pipe(
        Layer.provide(broken),
      ),
    ),
  )
  expect(await Effect.runPromise(visit)).toEqual({ kind: "unknown" })
})
