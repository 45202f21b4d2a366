import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { allowedHosts } from "@adapters/web-extraction"
import { WebsiteReader } from "@application/signup/ports"
import type { ExtractionStage } from "@domain/businesses"
import { signupWebsiteReader } from "./signup-website-reader.ts"

const bakery = `<!doctype html><html lang="en"><head><title>Bloom Bakery</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Bakery","name":"Bloom Bakery","telephone":"+91 98765 43210",
"address":{"@type":"PostalAddress","streetAddress":"12 Church Street","addressLocality":"Bengaluru","postalCode":"560001","addressCountry":"IN"}}
</script></head><body><h1>Bloom Bakery</h1></body></html>`

let server: Server
let origin = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/data") return response.writeHead(200, { "content-type": "application/json" }).end("{}")
    return response.writeHead(200, { "content-type": "text/html" }).end(request.url === "/" ? bakery : "<html></html>")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const read = (path: string, admitted = true) => {
  const stages: Array<ExtractionStage> = []
  const onProgress = (stage: ExtractionStage) =>
    Effect.andThen(
      Effect.yieldNow,
      Effect.sync(() => stages.push(stage)),
    )
  const allowed = allowedHosts(origin.replace("http://", ""))
  return Effect.flatMap(WebsiteReader, (reader) =>
    reader.read(`${origin}${path}`, "IN", (stage) => Effect.asVoid(onProgress(stage))),
  ).pipe(
    Effect.result,
    Effect.map((answer) => ({ answer, stages })),
    Effect.provide(signupWebsiteReader(admitted ? { fetch: { allowed } } : {})),
    Effect.runPromise,
  )
}

test("a website is read, each stage handed on in order before the answer", async () => {
  const { answer, stages } = await read("/")
  expect(answer).toMatchObject({ _tag: "Success", success: { name: { value: "Bloom Bakery", source: "jsonld" } } })
  expect(stages).toEqual(["fetching", "reading", "pictures", "done"])
}, 30_000)

test("a page that says nothing is a problem, not an invention", async () => {
  expect((await read("/empty")).answer).toMatchObject({ failure: { problem: "NothingFound" } })
}, 30_000)

test("what keeps a website from being read is told by name", async () => {
  expect((await read("/data")).answer).toMatchObject({ failure: { problem: "NotAWebPage" } })
  expect((await read("/", false)).answer).toMatchObject({ failure: { problem: "AddressNotAllowed" } })
}, 30_000)
