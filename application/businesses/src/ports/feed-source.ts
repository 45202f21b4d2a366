import { Context, type Effect, Schema } from "effect"
import { FeedExcess, type RawRow } from "@domain/businesses"

/** Why a feed could not be read: its address, its size, or what it holds. */
export class FeedNotRead extends Schema.TaggedError<FeedNotRead>()("FeedNotRead", {
  reason: Schema.Literals(["unreachable", "notAllowed", "tooLarge", "tooSlow", "notAFeed", "malformed", "accessLost"]),
  /** Where it is broken, counted from 1. */
  place: Schema.optionalKey(Schema.Struct({ line: Schema.Int, column: Schema.optionalKey(Schema.Int) })),
  /** Which limit it exceeds where it is too large. */
  excess: Schema.optionalKey(FeedExcess),
}) {}

/** The rows of a feed are handed on to this, batch by batch. */
export type TakeRows<E, R> = (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>

/** What a reading depends on besides the feed, as a text, and the mark of the reading whose products are shown. */
export interface KnownReading {
  readonly basis: string
  readonly mark?: string
}

/** Product feeds at public addresses and in files. */
export class FeedSource extends Context.Service<
  FeedSource,
  {
    /**
     * Hands the rows of a feed on in order, some hundred at a time, and waits for each batch; holds no more than one. A feed
     * that is seen to be too large fails before its first row is handed on. Returns the mark of the feed's bytes and the basis;
     * where it is the known mark, no row is handed on.
     */
    readonly read: <E, R>(
      url: string,
      take: TakeRows<E, R>,
      known: KnownReading,
    ) => Effect.Effect<string, FeedNotRead | E, R>
    /** Same as `read`, but reads a feed from its own bytes. */
    readonly readBytes: <E, R>(
      bytes: Uint8Array,
      take: TakeRows<E, R>,
      known: KnownReading,
    ) => Effect.Effect<string, FeedNotRead | E, R>
    /** The first row of a feed's own bytes, whose names are its columns; undefined where it has none. */
    readonly firstRow: (bytes: Uint8Array) => Effect.Effect<RawRow | undefined, FeedNotRead>
  }
>()("businesses/FeedSource") {}
