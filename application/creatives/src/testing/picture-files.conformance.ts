import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PictureFiles } from "../ports/picture-files.ts"

/** Conformance tests of `PictureFiles`; `put` stores bytes at an instant and returns their file name. */
export const pictureFilesConformance = <R>(
  layer: () => Layer.Layer<PictureFiles | R>,
  put: (content: string, now: number) => Effect.Effect<string, never, R>,
): void => {
  const run = <A>(effect: Effect.Effect<A, never, PictureFiles | R>) =>
    Effect.runPromise(Effect.provide(effect, layer()))
  const unused = (instant: number) =>
    Effect.gen(function* () {
      const { shelves, unusedSince } = yield* PictureFiles
      const files = yield* Effect.forEach(Array.from({ length: shelves }), (_, shelf) => unusedSince(shelf, instant))
      return files.flat().map(({ name, usedAt }) => [name, usedAt] as const)
    })

  test("pictures are found by when they were stored, each once", async () => {
    const [names, files] = await run(
      Effect.gen(function* () {
        const names = yield* Effect.forEach(["a", "b", "c"], (content) => put(content, 10_000))
        yield* put("later", 20_000)
        return [names, yield* unused(20_000)] as const
      }),
    )
    expect(files.toSorted()).toEqual(names.map((name) => [name, 10_000]).toSorted())
  })

  test("a picture that is stored again or marked is no longer unused", async () => {
    const files = await run(
      Effect.gen(function* () {
        const { markUsed } = yield* PictureFiles
        const marked = yield* put("marked", 10_000)
        yield* put("again", 10_000)
        yield* put("again", 30_000)
        yield* markUsed([marked, `${"0".repeat(40)}.png`], 30_000)
        return yield* unused(30_000)
      }),
    )
    expect(files).toEqual([])
  })

  test("a picture is deleted once, and only if it is unused since", async () => {
    const [results, remaining] = await run(
      Effect.gen(function* () {
        const { deleteUnused } = yield* PictureFiles
        const name = yield* put("old", 10_000)
        const used = yield* put("used", 20_000)
        const results = [
          yield* deleteUnused(used, 20_000),
          ...(yield* Effect.all([deleteUnused(name, 20_000), deleteUnused(name, 20_000)], {
            concurrency: "unbounded",
          })),
        ]
        return [results.filter(Boolean).length, yield* unused(90_000)] as const
      }),
    )
    expect(results).toBe(1)
    expect(remaining).toHaveLength(1)
  })
}
