import { Effect, Layer, Option, Queue } from "effect"
import { loadGazetteer } from "@adapters/places"
import { readBusinessDetails, type ReadingOptions, type ReadingStage } from "@adapters/web-extraction"
import { PictureStore } from "@application/creatives/ports"
import { WebsiteNotRead, WebsiteReader } from "@application/signup/ports"
import type { Extracted, ExtractedDetails } from "@domain/businesses"

export interface WebsiteReaderOptions {
  /** Limits of fetching and hosts admitted beside the public web. */
  readonly fetch?: NonNullable<ReadingOptions["fetch"]>
}

/** A page that names neither the business nor a way to reach it says nothing. */
const saysNothing = ({ name, phones, emails, address, services, imageUrls }: ExtractedDetails): boolean =>
  name === undefined &&
  phones.length + emails.length + services.length + imageUrls.length === 0 &&
  Object.keys(address).length === 0

/** Pictures copied, and the shortest side in pixels that an ad can use. */
const mostPictures = 6
const shortestSide = 200

type Save = PictureStore["Service"]["saveFrom"]

/** The picture in our own store; one that is too small for an ad is left out, one that cannot be copied stays where it is. */
const copied = (picture: Extracted<string>, save: Save, least: number) =>
  Effect.map(Effect.option(save(picture.value)), (stored): ReadonlyArray<Extracted<string>> => {
    if (Option.isNone(stored)) return [picture]
    const { url, width, height } = stored.value
    return Math.min(width, height) < least ? [] : [{ ...picture, value: url }]
  })

/** The details with the business's own pictures in our store, so that ads do not depend on its website. */
const withOwnPictures = Effect.fnUntraced(function* (details: ExtractedDetails, save: Save) {
  const { logoUrl: logo, imageUrls, ...rest } = details
  const pictures = yield* Effect.forEach(
    imageUrls.slice(0, mostPictures),
    (picture) => copied(picture, save, shortestSide),
    { concurrency: 3 },
  )
  const [logoUrl] = logo === undefined ? [] : yield* copied(logo, save, 0)
  return { ...rest, imageUrls: pictures.flat(), ...(logoUrl !== undefined && { logoUrl }) }
})

/** Reads websites through the safe fetch. Stages are handed on one after the other, all before the answer. */
export const signupWebsiteReader = (options: WebsiteReaderOptions = {}) =>
  Layer.effect(
    WebsiteReader,
    Effect.gen(function* () {
      const { saveFrom } = yield* PictureStore
      const places = loadGazetteer()
      return {
        read: Effect.fnUntraced(function* (address, region, onProgress) {
          const stages = yield* Queue.unbounded<ReadingStage | "end">()
          const handOn = Effect.gen(function* () {
            for (let stage = yield* Queue.take(stages); stage !== "end"; stage = yield* Queue.take(stages)) {
              yield* onProgress(stage)
            }
          })
          const reading = readBusinessDetails(address, {
            ...options,
            places,
            region,
            onProgress: (stage) => void Queue.offerUnsafe(stages, stage),
          }).pipe(Effect.ensuring(Queue.offer(stages, "end")))
          const [{ details }] = yield* Effect.all([reading, handOn], { concurrency: 2 }).pipe(
            Effect.mapError((failure) => new WebsiteNotRead({ problem: failure._tag })),
          )
          if (saysNothing(details)) return yield* new WebsiteNotRead({ problem: "NothingFound" })
          return yield* withOwnPictures(details, saveFrom)
        }),
      }
    }),
  )
