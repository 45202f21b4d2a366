import { Context, type Effect, Schema } from "effect"
import { type ExtractedDetails, ExtractionProblem } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import type { ReadingCalls } from "./reading-calls.ts"

/** The page gave nothing: it is private, unknown or its network did not answer. The owner goes on by hand. */
export class PageNotRead extends Schema.TaggedError<PageNotRead>()("PageNotRead", { problem: ExtractionProblem }) {}

/** Reads what a business says of itself on a network: its Facebook page or its Google listing, by the address that shows it. */
export class PageReader extends Context.Service<
  PageReader,
  {
    /** The stages are `fetching`, then `reading`. */
    readonly read: (
      address: string,
      region: Region,
      calls: ReadingCalls,
    ) => Effect.Effect<ExtractedDetails, PageNotRead>
  }
>()("signup/PageReader") {}
