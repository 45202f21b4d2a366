import { inMemoryImageStore } from "@adapters/media/testing"
import { Layer } from "effect"
import { HttpRouter } from "effect/http"
import { beforeAll, expect, test } from "vitest"
import { storedFiles } from "./media-routes.ts"

const store = inMemoryImageStore()
const film = Uint8Array.from({ length: 1_200_000 }, (_, index) => index % 251)
const { handler: answer } = HttpRouter.toWebHandler(
  Layer.provide(storedFiles(store), Layer.succeed(HttpRouter.RouterConfig, { caseSensitive: false })),
  { disableLogger: true },
)
const get = (path: string, range?: string) =>
  answer(new Request(`http://a.example${path}`, range === undefined ? {} : { headers: { range } }))
let [address, part] = ["", ""]
beforeAll(async () => {
  address = await store.put(film, "video/mp4", 1)
  part = await store.put(film, "application/octet-stream", 1)
})

test("a video comes whole, with its length, and says that it has ranges", async () => {
  const reply = await get(address)
  expect([reply.status, reply.headers.get("content-type"), reply.headers.get("accept-ranges")]).toEqual([
    200,
    "video/mp4",
    "bytes",
  ])
  expect(reply.headers.get("content-length")).toBe(String(film.length))
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(Buffer.from(film))
})

test("a player gets the range that it asks for", async () => {
  const reply = await get(address, "bytes=600000-1199999")
  expect([reply.status, reply.headers.get("content-range")]).toEqual([206, "bytes 600000-1199999/1200000"])
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(Buffer.from(film.subarray(600_000)))
  const beyond = await get(address, "bytes=1200000-")
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1200000"])
})

test("a part on its way and an unknown video are served to nobody", async () => {
  expect(await store.get(part)).toBeDefined()
  expect([(await get(part)).status, (await get(`/media/${"0".repeat(40)}.mp4`)).status]).toEqual([404, 404])
})
