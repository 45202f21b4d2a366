import { Context, type Effect, Schema } from "effect"
import { type ExtractedDetails, ExtractionProblem, type ExtractionStage } from "@domain/businesses"
import type { Region } from "@domain/kernel"

/** The website gave nothing; the owner goes on by hand. */
export class WebsiteNotRead extends Schema.TaggedError<WebsiteNotRead>()("WebsiteNotRead", {
  problem: ExtractionProblem,
}) {}

/** Reads a business's own website. Only public addresses are ever fetched. */
export class WebsiteReader extends Context.Service<
  WebsiteReader,
  {
    /** `onProgress` is called as each stage begins, in order. */
    readonly read: (
      address: string,
      region: Region,
      onProgress: (stage: ExtractionStage) => Effect.Effect<void>,
    ) => Effect.Effect<ExtractedDetails, WebsiteNotRead>
  }
>()("signup/WebsiteReader") {}
