import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase, memoryTables } from "@application/kernel/testing"
import { MemoryFiles, memoryPictureFiles } from "../testing/index.ts"
import { writtenAssetPlaces } from "../testing/memory-asset-places.ts"
import { pictureFilesConformance } from "../testing/conformance.ts"
import { deleteUnusedPictures } from "./unused-pictures.ts"

pictureFilesConformance(
  () => memoryPictureFiles,
  (content, now) => Effect.map(MemoryFiles, ({ usedAt }) => (usedAt.set(content, now), content)),
)

const cleaned = deleteUnusedPictures.handle({})
const world = Layer.mergeAll(memoryPictureFiles, memoryTables, writtenAssetPlaces).pipe(
  Layer.provide(MemoryDatabase.layer),
)
const inStore = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(story, Layer.merge(world, TestClock.layer())))

test("a picture that nothing shows is deleted after thirty days, a shown one never", async () => {
  const names = await inStore(
    Effect.gen(function* () {
      const { shown, usedAt } = yield* MemoryFiles
      for (const name of ["shown", "unused"]) usedAt.set(name, 0)
      shown.add("shown")
      yield* TestClock.adjust("30 days")
      yield* cleaned
      const remaining = [...usedAt.keys()]
      yield* TestClock.adjust(1)
      yield* cleaned
      yield* TestClock.adjust("400 days")
      yield* cleaned
      return [remaining, [...usedAt.keys()]]
    }),
  )
  expect(names).toEqual([["shown", "unused"], ["shown"]])
})

test("a picture removed from a draft stays for weeks", async () => {
  const names = await inStore(
    Effect.gen(function* () {
      const { shown, usedAt } = yield* MemoryFiles
      usedAt.set("removed", 0)
      shown.add("removed")
      yield* TestClock.adjust("100 days")
      yield* cleaned
      shown.clear()
      yield* TestClock.adjust("29 days")
      yield* cleaned
      return [...usedAt.keys()]
    }),
  )
  expect(names).toEqual(["removed"])
})
