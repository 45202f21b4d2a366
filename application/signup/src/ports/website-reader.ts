import { Context, type Effect, Schema } from "effect"
import { type ExtractedDetails, ExtractionProblem } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import type { ReadingCalls } from "./reading-calls.ts"

/** The website gave nothing; the owner goes on by hand. */
export class WebsiteNotRead extends Schema.TaggedError<WebsiteNotRead>()("WebsiteNotRead", {
  problem: ExtractionProblem,
}) {}

/** Reads a business's own website. Only public addresses are ever fetched. */
export class WebsiteReader extends Context.Service<
  WebsiteReader,
  {
    readonly read: (
      address: string,
      region: Region,
      calls: ReadingCalls,
    ) => Effect.Effect<ExtractedDetails, WebsiteNotRead>
  }
>()("signup/WebsiteReader") {}
