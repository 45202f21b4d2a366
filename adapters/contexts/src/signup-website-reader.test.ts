import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { allowedHosts, factReaderLayer, factReaderOn } from "@adapters/web-extraction"
import { PictureRefused, PictureStore } from "@application/creatives/ports"
import { type ReadingCalls, WebsiteReader } from "@application/signup/ports"
import { TooManyRequests } from "@domain/identity"
import type { ExtractionStage } from "@domain/businesses"
import { signupWebsiteReader } from "./signup-website-reader.ts"

const bakery = `<!doctype html><html lang="en"><head><title>Bloom Bakery</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Bakery","name":"Bloom Bakery","telephone":"+91 98310 12345",
"address":{"@type":"PostalAddress","streetAddress":"12 Church Street","addressLocality":"Bengaluru","postalCode":"560001","addressCountry":"IN"}}
</script></head><body><h1>Bloom Bakery</h1><img src="/large.png" alt="Loaves of bread" width="900" height="600"><img src="/small.png" alt="A small loaf" width="600" height="600"><img src="/broken.png" alt="A broken loaf" width="800" height="600"></body></html>`

const facts = ManagedRuntime.make(factReaderLayer)
afterAll(() => facts.dispose())

let server: Server
const readers = new Set<string | undefined>()
let origin = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    readers.add(request.headers["user-agent"])
    if (request.url === "/data") return response.writeHead(200, { "content-type": "application/json" }).end("{}")
    if (request.url?.endsWith(".png") === true) return response.writeHead(200, { "content-type": "image/png" }).end("x")
    return response.writeHead(200, { "content-type": "text/html" }).end(request.url === "/" ? bakery : "<html></html>")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Keeps what is large, knows what is small, refuses what is broken. */
const store = Layer.succeed(PictureStore, {
  bytesOf: () => Effect.succeed(undefined),
  saveUpload: () => Effect.fail(new PictureRefused({ key: "not used" })),
  saveFrom: (url, admit) =>
    url.includes("broken")
      ? Effect.fail(new PictureRefused({ key: "broken" }))
      : Effect.as(admit(7), {
          url: `/media${new URL(url).pathname}`,
          width: url.includes("small") ? 64 : 900,
          height: 600,
          palette: [],
        }),
})

type AdmitPicture = ReadingCalls["admitPicture"]
const admitAll: AdmitPicture = () => Effect.void

const reading = (path: string, admitted = true, admitPicture = admitAll) => {
  const stages: Array<ExtractionStage> = []
  const onProgress = (stage: ExtractionStage) =>
    Effect.andThen(
      Effect.yieldNow,
      Effect.sync(() => stages.push(stage)),
    )
  const allowed = allowedHosts(origin.replace("http://", ""))
  return Effect.flatMap(WebsiteReader, (reader) =>
    reader.read(`${origin}${path}`, "IN", {
      readerName: "TestBot/1.0",
      onProgress: (stage) => Effect.asVoid(onProgress(stage)),
      admitPicture,
    }),
  ).pipe(
    Effect.result,
    Effect.map((answer) => ({ answer, stages })),
    Effect.provide(Layer.provide(signupWebsiteReader(admitted ? { fetch: { allowed } } : {}), store)),
  )
}

const read = (...asked: Parameters<typeof reading>) => facts.runPromise(reading(...asked))

test("a website sees which portal's reader reads it", async () => {
  await read("/")
  expect([...readers]).toEqual(["TestBot/1.0"])
}, 120_000)

test("a website is read, each stage handed on in order before the answer", async () => {
  const { answer, stages } = await read("/")
  expect(answer).toMatchObject({ _tag: "Success", success: { name: { value: "Bloom Bakery", source: "jsonld" } } })
  expect(stages).toEqual(["fetching", "reading", "pictures", "done"])
}, 120_000)

test("pictures are copied into our store; small and broken ones are left out", async () => {
  const { answer } = await read("/")
  const pictures = answer._tag === "Success" ? answer.success.imageUrls.map(({ value }) => value) : []
  expect(pictures).toEqual(["/media/large.png"])
}, 120_000)

test("a picture that is not admitted is left out, and the reading succeeds", async () => {
  const weighed: Array<number> = []
  const { answer } = await read("/", true, (kilobytes) => {
    weighed.push(kilobytes)
    return Effect.fail(new TooManyRequests({ retryAfterSeconds: 60 }))
  })
  expect([answer._tag, answer._tag === "Success" && answer.success.imageUrls, weighed]).toEqual(["Success", [], [7, 7]])
}, 120_000)

test("a page that says nothing is a problem, not an invention", async () => {
  expect((await read("/empty")).answer).toMatchObject({ failure: { problem: "NothingFound" } })
}, 120_000)

test("the reason why a website cannot be read is named", async () => {
  expect((await read("/data")).answer).toMatchObject({ failure: { problem: "NotAWebPage" } })
  expect((await read("/", false)).answer).toMatchObject({ failure: { problem: "AddressNotAllowed" } })
}, 120_000)

test("a page that is read to no end is one on which nothing is found", async () => {
  const broken = factReaderOn(new URL("./no-such-thread.ts", import.meta.url).href)
  const { answer } = await Effect.runPromise(Effect.provide(reading("/"), broken))
  expect(answer).toMatchObject({ failure: { problem: "NothingFound" } })
})
