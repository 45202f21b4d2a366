import { creativeContentOf } from "@domain/campaigns"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { signupWebsiteReader } from "./index.ts"
import { creativeRendererLayer, pictureStoreLayer, pictureWork, stockPhotosLayer } from "@adapters/media"
import { inMemoryImageStore } from "@adapters/media/testing"
import { allowedHosts, factReaderLayer } from "@adapters/web-extraction"
import { CreativeRenderer, PictureStore, StockPhotos } from "@application/creatives/ports"
import { WebsiteReader } from "@application/signup/ports"
import { creativeSizes } from "@domain/creatives"
import { credentialsFrom } from "@apps/sandbox/settings"
import { type Sandbox, SITES, startSandbox } from "@apps/sandbox/testing"

let sandbox: Sandbox
let cacheFolder = ""
const facts = ManagedRuntime.make(factReaderLayer)

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
  cacheFolder = await mkdtemp(join(tmpdir(), "fonts-"))
}, 30_000)

afterAll(async () => {
  await sandbox.stop()
  await facts.dispose()
  await rm(cacheFolder, { recursive: true, force: true })
})

/** Patience in milliseconds: more than a busy machine needs for any page that is not slow itself. */
const patience = { usual: 30_000, short: 2_000 }

const run = <A, E>(
  effect: Effect.Effect<A, E, WebsiteReader | PictureStore | StockPhotos | CreativeRenderer>,
  totalTimeout = patience.usual,
) =>
  Effect.suspend(() => {
    const fetch = { allowed: allowedHosts(new URL(sandbox.url).host), totalTimeout }
    const sources = { store: inMemoryImageStore(), fetch }
    const layer = Layer.mergeAll(
      signupWebsiteReader({ fetch }),
      creativeRendererLayer({ ...sources, cacheFolder }),
      stockPhotosLayer({
        baseUrl: `${sandbox.url}/unsplash`,
        accessKey: credentialsFrom({}).UNSPLASH_ACCESS_KEY,
      }),
    ).pipe(Layer.provideMerge(pictureStoreLayer(sources)), Layer.provide(pictureWork({ waiting: 16 })))
    return Effect.provide(effect, layer)
  }).pipe(Effect.result, (all) => facts.runPromise(all))

const read = (path: string, totalTimeout?: number) =>
  run(
    Effect.flatMap(WebsiteReader, (reader) =>
      reader.read(`${sandbox.url}/sites/${path}`, "IN", {
        readerName: "TestBot/1.0",
        onProgress: () => Effect.void,
        admitPicture: () => Effect.void,
      }),
    ),
    totalTimeout,
  )

test("every demo business is read with its name", async () => {
  const readings = await Promise.all(SITES.map(({ name }) => read(`${name}/`)))
  const unread = readings.flatMap((reading, index) =>
    reading._tag === "Success" && reading.success.name !== undefined ? [] : [SITES[index]?.name],
  )
  expect(unread).toEqual([])
}, 120_000)

test("pages that misbehave are problems by name", async () => {
  const problems = await Promise.all(
    ["slow", "huge", "redirect-private", "redirect-loop", "empty", "not-a-page"].map(async (path) => {
      const reading = await read(path, path === "slow" ? patience.short : patience.usual)
      return reading._tag === "Failure" ? reading.failure.problem : reading.success
    }),
  )
  expect(problems).toEqual([
    "WebsiteTooSlow",
    "WebsiteTooLarge",
    "AddressNotAllowed",
    "WebsiteUnreachable",
    "NothingFound",
    "NotAWebPage",
  ])
}, 120_000)

test("a stock photograph has its credit, is tracked and is drawn into a creative", async () => {
  const outcome = await run(
    Effect.gen(function* () {
      const photos = yield* StockPhotos
      const { images, total } = yield* photos.search("bakery", 1, 5, "ads.example")
      const [photo] = images
      if (photo === undefined) return yield* Effect.die(new Error("No photograph"))
      const isTracked = yield* photos.trackDownload(photo.downloadLink)
      const stored = yield* (yield* PictureStore).saveFrom(photo.url, () => Effect.void)
      const content = creativeContentOf({
        region: "IN",
        business: { name: "Bloom", pictures: [{ ...photo, url: stored.url }] },
        creative: {},
      })
      const drawn = yield* (yield* CreativeRenderer).png(content, content.templateId, creativeSizes.square)
      return { total, told: isTracked, stored, drawn, credit: photo.credit }
    }),
  )
  expect(outcome).toMatchObject({
    success: { told: true, stored: { width: 1080 }, drawn: { width: 1000, height: 1000 } },
  })
  expect(outcome._tag === "Success" && outcome.success.credit?.name).toBeTruthy()
  const downloads: unknown = await (await fetch(`${sandbox.url}/control/api/photo-downloads`)).json()
  expect(downloads).toHaveLength(1)
}, 120_000)
