import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { fakeS3 } from "../testing/fake-s3.ts"
import { imageStoreConformance } from "../testing/image-store.conformance.ts"
import { inMemoryImageStore } from "../testing/in-memory-image-store.ts"
import { bucketImageStore, notedImageStore } from "./bucket-image-store.ts"
import { diskImageStore } from "./disk-image-store.ts"
import { fileNameIn } from "./image-store.ts"

const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }

imageStoreConformance("memory", async () => ({ store: inMemoryImageStore() }))

imageStoreConformance("a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "image-store-"))
  return { store: diskImageStore(folder), close: () => rm(folder, { recursive: true }) }
})

imageStoreConformance("a bucket", async () => {
  const server = await fakeS3(key)
  return { store: bucketImageStore({ ...key, endpoint: server.endpoint, bucket: "ads" }), close: server.close }
})

test("an image in a bucket has the address that it would have in a folder", async () => {
  const server = await fakeS3(key)
  const store = bucketImageStore({ ...key, endpoint: `${server.endpoint}/`, bucket: "ads" })
  const address = await store.put(Uint8Array.from([1]), "image/png", 1_000)
  expect(address).toBe(await inMemoryImageStore().put(Uint8Array.from([1]), "image/png", 1_000))
  expect(server.paths()).toEqual([address.replace("/media", "/ads")])
  await server.close()
})

test("a removed image is gone from the bucket, and removing it again is no error", async () => {
  const server = await fakeS3(key)
  const store = bucketImageStore({ ...key, endpoint: server.endpoint, bucket: "ads" })
  const name = fileNameIn(await store.put(Uint8Array.from([1]), "image/png", 1_000)) ?? ""
  await store.remove(name)
  await store.remove(name)
  expect(await store.get(name)).toBeUndefined()
  expect(server.paths()).toEqual([])
  await server.close()
})

test("a wrong secret is refused by the bucket", async () => {
  const server = await fakeS3(key)
  const store = bucketImageStore({ ...key, secretAccessKey: "wrong", endpoint: server.endpoint, bucket: "ads" })
  await expect(store.put(Uint8Array.from([1]), "image/png", 1_000)).rejects.toMatchObject({ status: 403 })
  await expect(store.get(`/media/${"0".repeat(40)}.png`)).rejects.toMatchObject({ status: 403 })
  await server.close()
})

test("an image is noted before its bytes are stored", async () => {
  const steps: Array<string> = []
  const memory = inMemoryImageStore()
  const store = notedImageStore(
    {
      ...memory,
      put: (...image) => {
        steps.push("stored")
        return memory.put(...image)
      },
    },
    async (name, now) => void steps.push(`${name} at ${now}`),
  )
  const address = await store.put(Uint8Array.from([1]), "image/png", 1_000)
  expect(steps).toEqual([`${fileNameIn(address)} at 1000`, "stored"])
})
