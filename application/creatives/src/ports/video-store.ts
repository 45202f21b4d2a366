import type { ReadVideo } from "@domain/creatives"
import { Context, type Effect, Schema } from "effect"

/** A video in our store: its public address, and what its file says of itself. */
export interface StoredVideo extends ReadVideo {
  readonly url: string
}

/** The parts are no accepted video; `key` is a message key. */
export class VideoRefused extends Schema.TaggedError<VideoRefused>()("VideoRefused", { key: Schema.String }) {}

/** Stores videos for ads as they are: in parts on their way, then checked and joined. */
export class VideoStore extends Context.Service<
  VideoStore,
  {
    /** Keeps a part and answers its name; the same bytes have the same name, so that a part may come again. */
    readonly savePart: (bytes: Uint8Array) => Effect.Effect<string>
    /** Joins parts in their order into a video, without holding it in memory. A part that is not there refuses. */
    readonly join: (parts: ReadonlyArray<string>) => Effect.Effect<StoredVideo, VideoRefused>
  }
>()("creatives/VideoStore") {}
