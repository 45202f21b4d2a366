import { existsSync, readdirSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { VideoStore } from "@application/creatives/ports"
import { videoStoreConformance } from "@application/creatives/conformance"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { diskImageStore } from "./store/disk-image-store.ts"
import { bucketImageStore } from "./store/bucket-image-store.ts"
import { type FakeS3, fakeS3 } from "./testing/fake-s3.ts"
import { testVideo } from "./testing/test-videos.ts"
import { videoStoreLayer } from "./video-store-layer.ts"

const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }
let folder = ""
let server: FakeS3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "video-store-"))
  server = await fakeS3(key)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.close()
})

const onDisk = () => videoStoreLayer({ store: diskImageStore(join(folder, "kept")), folder: join(folder, "joining") })

videoStoreConformance("a folder", onDisk, () => testVideo("mp4"))
videoStoreConformance(
  "a bucket",
  () =>
    videoStoreLayer({
      store: bucketImageStore({ ...key, endpoint: server.endpoint, bucket: "ads" }),
      folder: join(folder, "joining"),
    }),
  () => testVideo("mp4"),
)

test("a joined video is what its file says, and nothing is left where it was joined", async () => {
  const bytes = await testVideo("webm")
  const video = await Effect.runPromise(
    Effect.gen(function* () {
      const { savePart, join: joinParts } = yield* VideoStore
      const halves = [bytes.subarray(0, 3_000), bytes.subarray(3_000)]
      return yield* joinParts(yield* Effect.forEach(halves, savePart))
    }).pipe(Effect.provide(onDisk())),
  )
  expect(video).toMatchObject({ format: "webm", width: 640, height: 360, sizeBytes: bytes.length })
  const stored = await diskImageStore(join(folder, "kept")).get(video.url)
  expect(Buffer.from(stored?.bytes ?? [])).toEqual(Buffer.from(bytes))
  expect(existsSync(join(folder, "joining")) ? readdirSync(join(folder, "joining")) : []).toEqual([])
})
