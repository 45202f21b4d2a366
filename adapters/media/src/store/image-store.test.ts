import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { fakeS3 } from "../testing/fake-s3.ts"
import { imageStoreConformance } from "../testing/image-store.conformance.ts"
import { inMemoryImageStore } from "../testing/in-memory-image-store.ts"
import { signedHeaders } from "./aws-signature.ts"
import { diskImageStore } from "./disk-image-store.ts"
import { s3ImageStore } from "./s3-image-store.ts"

const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }

imageStoreConformance("memory", async () => ({ store: inMemoryImageStore() }))

imageStoreConformance("a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "image-store-"))
  return { store: diskImageStore(folder), close: () => rm(folder, { recursive: true }) }
})

imageStoreConformance("an S3 bucket", async () => {
  const server = await fakeS3(key)
  const store = s3ImageStore({
    ...key,
    endpoint: server.endpoint,
    bucket: "ads",
    publicUrl: "https://cdn.example/ads/",
  })
  return { store, close: server.close }
})

test("a wrong secret is refused by the bucket and said so", async () => {
  const server = await fakeS3(key)
  const store = s3ImageStore({
    ...key,
    secretAccessKey: "wrong",
    endpoint: server.endpoint,
    bucket: "ads",
    publicUrl: "/x",
  })
  await expect(store.put(Uint8Array.from([1]), "image/png", 1_000)).rejects.toMatchObject({
    name: "S3Refused",
    status: 403,
  })
  await server.close()
})

test("the signature is that of the published S3 example", () => {
  const headers = signedHeaders(
    {
      method: "GET",
      url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
      headers: { range: "bytes=0-9" },
      body: new Uint8Array(),
      now: new Date("2013-05-24T00:00:00Z"),
    },
    {
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      region: "us-east-1",
    },
  )
  expect(headers["authorization"]).toContain(
    "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  )
})
