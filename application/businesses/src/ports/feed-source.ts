import { Context, type Effect, Schema } from "effect"
import type { RawRow } from "@domain/businesses"

/** Why a feed could not be read: its address, its size, or what it holds. */
export class FeedNotRead extends Schema.TaggedError<FeedNotRead>()("FeedNotRead", {
  reason: Schema.Literals(["unreachable", "notAllowed", "tooLarge", "tooSlow", "notAFeed", "malformed"]),
}) {}

/** Product feeds at public addresses. */
export class FeedSource extends Context.Service<
  FeedSource,
  {
    /** Hands the rows of a feed on in order, some hundred at a time, and waits for each batch; holds no more than one. */
    readonly read: <E, R>(
      url: string,
      take: (rows: ReadonlyArray<RawRow>) => Effect.Effect<void, E, R>,
    ) => Effect.Effect<void, FeedNotRead | E, R>
  }
>()("businesses/FeedSource") {}
