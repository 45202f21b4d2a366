import { Effect, type Layer } from "effect"
import { describe, expect, test } from "vitest"
import { type VideoRefused, VideoStore } from "../ports/video-store.ts"

/** Conformance tests of `VideoStore`; `film` is an accepted video of more than two kilobytes. */
export const videoStoreConformance = (
  name: string,
  layer: () => Layer.Layer<VideoStore>,
  film: () => Promise<Uint8Array>,
): void => {
  describe(`${name} stores videos`, () => {
    const run = <A>(effect: Effect.Effect<A, VideoRefused, VideoStore>) =>
      Effect.runPromise(Effect.provide(effect, layer()))
    const joined = (parts: ReadonlyArray<Uint8Array>) =>
      Effect.flatMap(VideoStore, ({ savePart, join }) => Effect.flatMap(Effect.forEach(parts, savePart), join))
    const refusalOf = (parts: ReadonlyArray<string>) =>
      Effect.flatMap(VideoStore, ({ join }) => Effect.flip(join(parts))).pipe(
        Effect.match({ onFailure: () => "accepted", onSuccess: ({ key }) => key }),
      )

    test("parts are joined in their order, and the same video has the same address", async () => {
      const bytes = await film()
      const whole = await run(joined([bytes]))
      const halves = await run(joined([bytes.subarray(0, 1_500), bytes.subarray(1_500)]))
      expect(halves).toEqual(whole)
      expect(whole.url).toMatch(/\.(mp4|webm|ogv)$/u)
      expect(whole.sizeBytes).toBe(bytes.length)
      expect(whole.durationMillis).toBeGreaterThan(0)
    })

    test("a part that came twice has one name", async () => {
      const bytes = (await film()).subarray(0, 64)
      const names = await run(Effect.flatMap(VideoStore, ({ savePart }) => Effect.forEach([bytes, bytes], savePart)))
      expect(names[0]).toMatch(/^[0-9a-f]{40}$/u)
      expect(new Set(names).size).toBe(1)
    })

    test("a part that is not there and a file that is no video are refused", async () => {
      const refusals = await run(
        Effect.gen(function* () {
          const text = yield* (yield* VideoStore).savePart(Uint8Array.from([102, 105, 108, 109]))
          return [yield* refusalOf(["0".repeat(40)]), yield* refusalOf([text])]
        }),
      )
      expect(refusals).toEqual(["creatives.video.partMissing", "validation.videoFormat"])
    })
  })
}
