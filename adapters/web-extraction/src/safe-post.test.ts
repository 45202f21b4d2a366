import { createServer, type Server } from "node:http"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { allowedHosts } from "./address-rules.ts"
import type { SafeFetchOptions } from "./safe-fetch.ts"
import { safePost } from "./safe-post.ts"

let server: Server
let port = 0
const requests: Array<string> = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      requests.push(`${request.method} ${request.url} ${request.headers["x-kind"]} ${body}`)
      if (request.url === "/redirect") response.writeHead(307, { location: "/elsewhere" }).end()
      else response.writeHead(201).end("made")
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  port = typeof address === "object" && address !== null ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const posting = { headers: { "x-kind": "note" }, body: new TextEncoder().encode("hello") }
const own = (): SafeFetchOptions => ({ allowed: allowedHosts(`127.0.0.1:${port}`) })
const failureOf = (url: string, options: SafeFetchOptions = own()) =>
  Effect.runPromise(Effect.map(Effect.flip(safePost(url, posting, options)), ({ _tag }) => _tag))

test("what is posted arrives whole, and the status comes back", async () => {
  expect(await Effect.runPromise(safePost(`http://127.0.0.1:${port}/in`, posting, own()))).toBe(201)
  expect(requests).toContain("POST /in note hello")
})

test("a redirect is an answer and is not followed", async () => {
  expect(await Effect.runPromise(safePost(`http://127.0.0.1:${port}/redirect`, posting, own()))).toBe(307)
  expect(requests.filter((request) => request.includes("/elsewhere"))).toEqual([])
})

test("nothing is posted inside the network, unencrypted or to what is no address", async () => {
  const resolve = () => Promise.resolve([{ address: "10.0.0.8", family: 4 }])
  expect(await failureOf("https://127.0.0.1/in")).toBe("AddressNotAllowed")
  expect(await failureOf("https://push.example.com/in", { resolve })).toBe("AddressNotAllowed")
  expect(await failureOf("http://8.8.8.8/in")).toBe("AddressNotAllowed")
  expect(await failureOf("file:///etc/passwd")).toBe("InvalidWebsiteUrl")
})
