import { Context, type Effect, Schema } from "effect"
import {
  type BusinessLocation,
  type DetailSource,
  ExtractionProblem,
  type ExtractionStage,
  type Picture,
} from "@domain/businesses"
import type { Region } from "@domain/kernel"

/** A value with where on the page it was read. */
export interface Found<A> {
  readonly value: A
  readonly source: DetailSource
}

/** What a website says about its business; what it does not say is absent, never guessed. */
export interface ExtractedDetails {
  /** Where the reading ended after redirects. */
  readonly address: string
  readonly name?: Found<string>
  readonly tagline?: Found<string>
  readonly phone?: Found<string>
  readonly emailAddress?: Found<string>
  readonly location?: Found<BusinessLocation>
  readonly logoUrl?: Found<string>
  /** Hex colours, the most telling first. */
  readonly colours?: Found<ReadonlyArray<string>>
  readonly pictures?: Found<ReadonlyArray<Picture>>
  readonly services?: Found<ReadonlyArray<string>>
  readonly facebookPageUrl?: Found<string>
  /** schema.org types of the business, e.g. `Dentist`. */
  readonly schemaTypes: ReadonlyArray<string>
  /** Titles, headings and keywords, to find the category by. */
  readonly words: ReadonlyArray<string>
}

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
