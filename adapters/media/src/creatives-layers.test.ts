import { creativeContentOf } from "@domain/campaigns"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Layer } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { allowedHosts } from "@adapters/web-extraction"
import { overloadIn } from "@application/kernel"
import { CreativeRenderer, PictureStore, StockPhotos } from "@application/creatives/ports"
import { creativeSizes } from "@domain/creatives"
import { creativeRendererLayer } from "./creative-renderer-layer.ts"
import { blackPng } from "./testing/sized-pictures.ts"
import { pictureWork } from "./picture-work.ts"
import { pictureStoreLayer } from "./picture-store-layer.ts"
import { stockPhotosLayer } from "./stock-photos-layer.ts"
import { inMemoryImageStore } from "./testing/in-memory-image-store.ts"

const square = (side: number, colour: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()

let server: Server
let origin = ""
let cacheFolder = ""

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), "fonts-"))
  const endless = blackPng(1, 39_999_999)
  const red = await square(300, "#d02020")
  server = createServer((request, response) => {
    if (request.url === "/endless.png") return response.writeHead(200, { "content-type": "image/png" }).end(endless)
    if (request.url === "/red.png") return response.writeHead(200, { "content-type": "image/png" }).end(red)
    if (request.url?.startsWith("/api/photos/1/download") === true) {
      return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ url: "x" }))
    }
    return response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(cacheFolder, { recursive: true, force: true })
})

const run = <A, E>(
  effect: Effect.Effect<A, E, PictureStore | CreativeRenderer | StockPhotos>,
  admitted = true,
  waiting = 4,
) => {
  const sources = {
    store: inMemoryImageStore(),
    fetch: admitted ? { allowed: allowedHosts(origin.replace("http://", "")) } : {},
  }
  const layer = Layer.mergeAll(
    pictureStoreLayer(sources),
    creativeRendererLayer({ ...sources, cacheFolder }),
    stockPhotosLayer({ baseUrl: `${origin}/api`, accessKey: "key" }),
  ).pipe(Layer.provide(pictureWork({ waiting })))
  return Effect.runPromise(Effect.result(Effect.provide(effect, layer)))
}

test("an upload is kept with its size and colours", async () => {
  const bytes = await square(200, "#2040c0")
  const saved = await run(Effect.flatMap(PictureStore, (store) => store.saveUpload(bytes, "logo")))
  expect(saved).toMatchObject({ _tag: "Success", success: { width: 200, height: 200 } })
  expect(saved._tag === "Success" && saved.success.palette[0]).toBe("#2040c0")
})

test("a too small logo and bytes that are no picture are refused with a message key", async () => {
  const small = await square(100, "#2040c0")
  const refused = (bytes: Uint8Array) => run(Effect.flatMap(PictureStore, (store) => store.saveUpload(bytes, "logo")))
  expect(await refused(small)).toMatchObject({ failure: { key: "creatives.image.logoTooSmall" } })
  expect(await refused(new TextEncoder().encode("no picture"))).toMatchObject({
    failure: { key: "creatives.image.logoPngOrJpeg" },
  })
})

test("a picture of a website is copied, unless its address is not a public one", async () => {
  const copy = Effect.flatMap(PictureStore, (store) => store.saveFrom(`${origin}/red.png`, () => Effect.void))
  expect(await run(copy)).toMatchObject({ _tag: "Success", success: { width: 300 } })
  expect(await run(copy, false)).toMatchObject({ failure: { key: "validation.creativeUrlInvalid" } })
})

test("a copied picture is stored only if its kilobytes are admitted", async () => {
  const refuse = (kilobytes: number) => Effect.fail({ kilobytes })
  const copy = Effect.flatMap(PictureStore, (store) => store.saveFrom(`${origin}/red.png`, refuse))
  expect(await run(copy)).toMatchObject({ failure: { kilobytes: 2 } })
})

test("a creative is drawn in its size, also when its photo cannot be had", async () => {
  const draw = (photo: string, admitted: boolean) =>
    run(
      Effect.flatMap(CreativeRenderer, (renderer) => {
        const content = creativeContentOf({
          region: "IN",
          business: { name: "Bloom", pictures: [{ url: photo, source: "website" }] },
          creative: {},
        })
        return renderer.png(content, content.templateId, creativeSizes.rectangle)
      }),
      admitted,
    )
  const drawn = await draw(`${origin}/red.png`, true)
  const bare = await draw(`${origin}/red.png`, false)
  for (const each of [drawn, bare]) {
    expect(each).toMatchObject({ _tag: "Success", success: { width: 300, height: 250 } })
  }
  expect(drawn._tag === "Success" && bare._tag === "Success" && drawn.success.url !== bare.success.url).toBe(true)
}, 60_000)

test("a photo with an endless side is left out of a drawing", async () => {
  const photo = `${origin}/endless.png`
  const content = creativeContentOf({
    region: "IN",
    business: { name: "Bloom", pictures: [{ url: photo, source: "website" }] },
    creative: {},
  })
  const began = performance.now()
  const drawn = await run(
    Effect.flatMap(CreativeRenderer, ({ png }) => png(content, content.templateId, creativeSizes.rectangle)),
  )
  const copied = await run(Effect.flatMap(PictureStore, ({ saveFrom }) => saveFrom(photo, () => Effect.void)))
  expect(drawn).toMatchObject({ _tag: "Success", success: { width: 300 } })
  expect(copied).toMatchObject({ failure: { key: "creatives.image.tooManyPixels" } })
  expect(performance.now() - began).toBeLessThan(10_000)
}, 60_000)

test("pictures wait in a line of bounded length, and one too many is an overload", async () => {
  const photo = await square(2000, "#2040c0")
  const saved = await run(
    Effect.flatMap(PictureStore, ({ saveUpload }) =>
      Effect.forEach(Array.from({ length: 12 }), () => Effect.exit(saveUpload(photo, "picture")), {
        concurrency: "unbounded",
      }),
    ),
    true,
    3,
  )
  const exits = saved._tag === "Success" ? saved.success : []
  const [done, turnedAway] = [exits.filter(Exit.isSuccess), exits.filter(Exit.isFailure)]
  expect(done.length).toBeGreaterThanOrEqual(4)
  expect(done.length).toBeLessThanOrEqual(5)
  expect(turnedAway.map(({ cause }) => overloadIn(cause)?.retryAfterSeconds)).toEqual(turnedAway.map(() => 10))
})

test("a download is reported only to the library itself, and its failure is returned", async () => {
  const told = (link: string) => run(Effect.flatMap(StockPhotos, (photos) => photos.trackDownload(link)))
  expect(await told(`${origin}/api/photos/1/download`)).toMatchObject({ success: true })
  expect(await told("https://elsewhere.example/photos/1/download")).toMatchObject({ success: false })
  const search = await run(Effect.flatMap(StockPhotos, (photos) => photos.search("bread", 1, 10, "ads.example")))
  expect(search).toMatchObject({ failure: { _tag: "StockPhotosUnavailable" } })
})
