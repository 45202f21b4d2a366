import { Context, Deferred, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bucketImageStore, type ImageStore, notedImageStore } from "@adapters/media"
import { type FakeS3, fakeS3 } from "@adapters/media/testing"
import { pictureFilesConformance } from "@application/creatives/conformance"
import { PictureFiles } from "@application/creatives/ports"
import { storedPictures } from "../migrations/stored-pictures.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { PictureRegister, postgresPictureFiles, postgresPictureRegister } from "./postgres-picture-files.ts"

class Store extends Context.Service<Store, ImageStore>()("test/Store") {}

const database = runningDatabase([storedPictures])
const key = { accessKeyId: "AKIDTEST", secretAccessKey: "secret/with+signs", region: "eu-west-1" }

let server: FakeS3
beforeAll(async () => {
  server = await fakeS3(key)
})
afterAll(() => server.close())

/** An empty register in front of a bucket of its own. */
const bucketFiles = () => {
  const bucket = bucketImageStore({ ...key, endpoint: server.endpoint, bucket: `ads-${++buckets}` })
  const store = Layer.effect(
    Store,
    Effect.map(PictureRegister, ({ note }) =>
      notedImageStore(bucket, (name, now) => Effect.runPromise(note(name, now))),
    ),
  )
  const emptied = Layer.effectDiscard(
    Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql`delete from stored_pictures`)),
  )
  return Layer.mergeAll(store, postgresPictureFiles(bucket.remove), emptied).pipe(
    Layer.provideMerge(postgresPictureRegister),
    Layer.provideMerge(database),
  )
}
let buckets = 0

const put = (content: string, now: number) =>
  Effect.flatMap(Store, (store) =>
    Effect.promise(
      async () => (await store.put(new TextEncoder().encode(content), "image/png", now)).split("/").at(-1) ?? "",
    ),
  )
const run = <A, E>(effect: Effect.Effect<A, E, Layer.Success<ReturnType<typeof bucketFiles>>>) =>
  Effect.runPromise(Effect.provide(effect, bucketFiles()))

pictureFilesConformance(bucketFiles, put)

test("a deleted picture is gone from the bucket", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      const { deleteUnused } = yield* PictureFiles
      const name = yield* put("old", 10_000)
      const held = () => server.paths().filter((path) => path.endsWith(name)).length
      const before = held()
      yield* deleteUnused(name, 20_000)
      return [before, held()] as const
    }),
  )
  expect([before, after]).toEqual([1, 0])
})

test("a picture that the bucket did not delete stays noted", async () => {
  const files = postgresPictureFiles(() => Promise.reject(new Error("The bucket does not answer")))
  const [exit, remaining] = await Effect.runPromise(
    Effect.gen(function* () {
      const name = yield* put("old", 10_000)
      const { deleteUnused, unusedSince } = yield* Effect.provide(PictureFiles, files)
      const exit = yield* Effect.exit(deleteUnused(name, 20_000))
      return [exit, yield* unusedSince(Number.parseInt(name.slice(0, 2), 16), 20_000)] as const
    }).pipe(Effect.provide(bucketFiles())),
  )
  expect(exit._tag).toBe("Failure")
  expect(remaining).toHaveLength(1)
})

test("a picture that is stored while it is being deleted is stored after that", async () => {
  const steps = await Effect.runPromise(
    Effect.gen(function* () {
      const steps: Array<string> = []
      const begun = yield* Deferred.make<void>()
      const mayEnd = yield* Deferred.make<void>()
      const remove = async () => {
        await Effect.runPromise(Deferred.succeed(begun, undefined))
        await Effect.runPromise(Deferred.await(mayEnd))
        steps.push("deleted")
      }
      const { note } = yield* PictureRegister
      const { deleteUnused } = yield* Effect.provide(PictureFiles, postgresPictureFiles(remove))
      const name = `${"0".repeat(40)}.png`
      yield* note(name, 10_000)
      const deleting = yield* Effect.forkChild(deleteUnused(name, 20_000))
      yield* Deferred.await(begun)
      const noting = yield* Effect.forkChild(
        Effect.tap(note(name, 30_000), () => Effect.sync(() => steps.push("noted"))),
      )
      const sql = yield* SqlClient.SqlClient
      const waiting = sql`select 1 from pg_locks where not granted and locktype = 'transactionid'`
      yield* Effect.repeat(waiting, { until: ({ length }) => length > 0 })
      yield* Deferred.succeed(mayEnd, undefined)
      yield* Fiber.join(deleting)
      yield* Fiber.join(noting)
      return steps
    }).pipe(Effect.provide(bucketFiles())),
  )
  expect(steps).toEqual(["deleted", "noted"])
})
