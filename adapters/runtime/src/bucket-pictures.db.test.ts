import { blackPng, fakeS3 } from "@adapters/media/testing"
import { createProductDatabase } from "@adapters/sql/testing"
import { PictureFiles, PictureStore } from "@application/creatives/ports"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { jobKinds } from "./job-kinds.ts"
import { migrateDatabase } from "./migrate-database.ts"
import { portsLayer } from "./ports.ts"
import { imageStoreOf } from "./providers.ts"
import { unreachableSettings } from "./testing/unreachable-settings.ts"

const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }

test("a bucket shares pictures between servers, deletion included", async () => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  const server = await fakeS3(key)
  const settings = (folder: string) => ({
    ...unreachableSettings(urls.running, folder),
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: "ads",
    S3_REGION: key.region,
    S3_ACCESS_KEY_ID: key.accessKeyId,
    S3_SECRET_ACCESS_KEY: key.secretAccessKey,
  })
  const ports = (folder: string) =>
    portsLayer({
      settings: settings(folder),
      store: imageStoreOf(settings(folder)),
      translate: (text) => text,
      jobs: jobKinds,
      supervise: false,
    })

  const { url } = await Effect.runPromise(
    Effect.flatMap(PictureStore, ({ saveUpload }) => saveUpload(blackPng(600, 600), "picture")).pipe(
      Effect.provide(ports("/nowhere/one")),
    ),
  )
  expect((await imageStoreOf(settings("/nowhere/two")).get(url))?.bytes.length).toBeGreaterThan(0)

  const name = url.split("/").at(-1) ?? ""
  const deleted = await Effect.runPromise(
    Effect.flatMap(PictureFiles, ({ deleteUnused }) => deleteUnused(name, Number.MAX_SAFE_INTEGER)).pipe(
      Effect.provide(ports("/nowhere/two")),
    ),
  )
  expect(deleted).toBe(true)
  expect(server.paths()).toEqual([])
  await server.close()
})
