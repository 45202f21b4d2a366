import { Effect } from "effect"
import { limitedThread } from "@adapters/threads"
import { pictureBounds } from "../picture-bounds.ts"
import type { Pixels } from "./read-bmp.ts"

/** Reads a bitmap's pixels in a thread of their own; a damaged or slow one gives none. */
export type ReadBitmap = (bytes: Uint8Array) => Effect.Effect<Pixels | undefined>

const question: keyof typeof import("./bitmap-thread.ts") = "pixelsOf"
const module = new URL("./bitmap-thread.ts", import.meta.url).href

/** Bitmaps are read on a thread that the first one starts. */
export const bitmapReader = Effect.map(
  limitedThread(module, { milliseconds: pictureBounds.seconds * 1_000 }),
  ({ ask }): ReadBitmap =>
    (bytes) =>
      ask(question, bytes).pipe(
        Effect.map((pixels) => pixels as Pixels),
        Effect.orElseSucceed(() => undefined),
      ),
)
