import { availableParallelism } from "node:os"
import { Context, Effect, Layer } from "effect"
import sharp from "sharp"
import { concurrencyLimit, type ConcurrencyLimit } from "@adapters/threads"
import { bitmapReader, type ReadBitmap } from "./uploads/bitmap-reader.ts"

/**
 * The only place where pictures are decoded, drawn and encoded. A few pictures are worked on at a time, so that
 * everything else keeps its processor.
 */
export class PictureWork extends Context.Service<
  PictureWork,
  ConcurrencyLimit & {
    readonly readBitmap: ReadBitmap
  }
>()("media/PictureWork") {}

export interface PictureWorkOptions {
  /** How many pictures may wait, each with all its bytes; further ones are refused. */
  readonly waiting: number
}

/** One picture takes about a second; native work shares its four threads with passwords and files. */
const retryAfterSeconds = 10
const mostAtOnce = 2

export const pictureWork = ({ waiting }: PictureWorkOptions) =>
  Layer.effect(
    PictureWork,
    Effect.gen(function* () {
      sharp.concurrency(1)
      const atOnce = Math.max(1, Math.min(mostAtOnce, availableParallelism() - 1))
      return { ...concurrencyLimit({ atOnce, waiting, retryAfterSeconds }), readBitmap: yield* bitmapReader }
    }),
  )
