import { Effect, Layer, Queue } from "effect"
import { FactReader, readBusinessDetails, type ReadingOptions, type ReadingStage } from "@adapters/web-extraction"
import { PictureStore } from "@application/creatives/ports"
import { WebsiteNotRead, WebsiteReader } from "@application/signup/ports"
import { saysNothing, withOwnPictures } from "./own-pictures.ts"

export interface WebsiteReaderOptions {
  /** Limits of fetching and hosts admitted beside the public web. */
  readonly fetch?: NonNullable<ReadingOptions["fetch"]>
}

/** Reads websites through the safe fetch. Stages are handed on one after the other, all before the answer. */
export const signupWebsiteReader = (options: WebsiteReaderOptions = {}) =>
  Layer.effect(
    WebsiteReader,
    Effect.gen(function* () {
      const { saveFrom } = yield* PictureStore
      const facts = yield* FactReader
      return {
        read: Effect.fnUntraced(function* (address, region, { readerName, onProgress, admitPicture }) {
          const stages = yield* Queue.unbounded<ReadingStage | "end">()
          const handOn = Effect.gen(function* () {
            for (let stage = yield* Queue.take(stages); stage !== "end"; stage = yield* Queue.take(stages)) {
              yield* onProgress(stage)
            }
          })
          const reading = readBusinessDetails(address, {
            fetch: { ...options.fetch, userAgent: readerName },
            facts,
            region,
            onProgress: (stage) => void Queue.offerUnsafe(stages, stage),
          }).pipe(Effect.ensuring(Queue.offer(stages, "end")))
          const [{ details }] = yield* Effect.all([reading, handOn], { concurrency: 2 }).pipe(
            Effect.mapError(
              ({ _tag }) => new WebsiteNotRead({ problem: _tag === "Unreadable" ? "NothingFound" : _tag }),
            ),
          )
          if (saysNothing(details)) return yield* new WebsiteNotRead({ problem: "NothingFound" })
          return yield* withOwnPictures(details, (url) => saveFrom(url, admitPicture))
        }),
      }
    }),
  )
