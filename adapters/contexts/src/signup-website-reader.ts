import { Effect, Layer, Queue } from "effect"
import { loadGazetteer } from "@adapters/places"
import { readBusinessDetails, type ReadingOptions, type ReadingStage } from "@adapters/web-extraction"
import { WebsiteNotRead, WebsiteReader } from "@application/signup/ports"
import type { ExtractedDetails } from "@domain/businesses"

export interface WebsiteReaderOptions {
  /** Limits of fetching and hosts admitted beside the public web. */
  readonly fetch?: NonNullable<ReadingOptions["fetch"]>
}

/** A page that names neither the business nor a way to reach it says nothing. */
const saysNothing = ({ name, phones, emails, address, services, imageUrls }: ExtractedDetails): boolean =>
  name === undefined &&
  phones.length + emails.length + services.length + imageUrls.length === 0 &&
  Object.keys(address).length === 0

/** Reads websites through the safe fetch. Stages are handed on one after the other, all before the answer. */
export const signupWebsiteReader = (options: WebsiteReaderOptions = {}) =>
  Layer.effect(
    WebsiteReader,
    Effect.sync(() => {
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
          return saysNothing(details) ? yield* new WebsiteNotRead({ problem: "NothingFound" }) : details
        }),
      }
    }),
  )
