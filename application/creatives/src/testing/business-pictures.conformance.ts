import type { Picture } from "@domain/campaigns"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { BusinessPictures } from "../ports/business-pictures.ts"

const mine = BusinessProfileId.make(1)
const another = BusinessProfileId.make(2)
const bread: Picture = { url: "/media/bread.png", source: "upload", alt: "Bread" }
const cake: Picture = { url: "/media/cake.png", source: "stock", credit: { name: "P", link: "https://p.example" } }

/** Conformance tests of `BusinessPictures`, on a store with profiles 1 and 2. */
export const businessPicturesConformance = (layer: Layer.Layer<BusinessPictures, unknown>) => {
  const run = <A, E>(effect: Effect.Effect<A, E, BusinessPictures>) => Effect.runPromise(Effect.provide(effect, layer))

  test("a picture is kept whole for its own business", async () => {
    const [own, others] = await run(
      Effect.gen(function* () {
        const pictures = yield* BusinessPictures
        yield* pictures.add(mine, { picture: bread, addedAt: 1_000 })
        yield* pictures.add(mine, { picture: cake, addedAt: 2_000 })
        return [yield* pictures.of(mine), yield* pictures.of(another)] as const
      }),
    )
    expect(own.toSorted((one, other) => one.addedAt - other.addedAt)).toEqual([
      { picture: bread, addedAt: 1_000 },
      { picture: cake, addedAt: 2_000 },
    ])
    expect(others).toEqual([])
  })

  test("a picture of a shop keeps its origin until it is removed", async () => {
    const origin = "https://shop.example/cake.png"
    const [added, left] = await run(
      Effect.gen(function* () {
        const pictures = yield* BusinessPictures
        yield* pictures.add(another, { picture: cake, addedAt: 2_000, origin })
        yield* pictures.add(another, { picture: bread, addedAt: 1_000 })
        const both = yield* pictures.of(another)
        yield* pictures.remove(mine, bread.url)
        yield* pictures.remove(another, cake.url)
        return [both, yield* pictures.of(another)] as const
      }),
    )
    expect(added).toEqual([
      { picture: cake, addedAt: 2_000, origin },
      { picture: bread, addedAt: 1_000 },
    ])
    expect(left).toEqual([{ picture: bread, addedAt: 1_000 }])
  })

  test("a video is kept with the facts of its file, and gets a cover", async () => {
    const video = {
      format: "mp4",
      codec: "avc",
      durationMillis: 2_000,
      framesPerSecond: 29.97,
      hasSound: true,
    } as const
    const film = { picture: { url: "/media/oven.mp4", source: "upload" }, addedAt: 9_000, video } as const
    const kept = await run(
      Effect.gen(function* () {
        const pictures = yield* BusinessPictures
        yield* pictures.add(mine, film)
        yield* pictures.add(mine, { ...film, video: { ...video, posterUrl: "/media/frame.png" } })
        return yield* pictures.of(mine)
      }),
    )
    expect(kept).toContainEqual({ ...film, video: { ...video, posterUrl: "/media/frame.png" } })
  })

  test("a picture added again gets its new words and keeps its time", async () => {
    const kept = await run(
      Effect.gen(function* () {
        const pictures = yield* BusinessPictures
        yield* pictures.add(another, { picture: bread, addedAt: 1_000 })
        yield* pictures.add(another, { picture: { ...bread, alt: "Rye" }, addedAt: 5_000 })
        return yield* pictures.of(another)
      }),
    )
    expect(kept).toEqual([{ picture: { ...bread, alt: "Rye" }, addedAt: 1_000 }])
  })
}
