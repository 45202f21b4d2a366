import { Context, type Effect } from "effect"
import type { AimedKind, Interest } from "@domain/campaigns"
import type { Region } from "@domain/kernel"

/** The social network's interests and behaviours by name. */
export class InterestSearch extends Context.Service<
  InterestSearch,
  {
    /** Best matches first, named in `language` where the network can; empty when nothing matches or it cannot answer now. */
    readonly matching: (query: string, language: string, kind?: AimedKind) => Effect.Effect<ReadonlyArray<Interest>>
  }
>()("campaigns/InterestSearch") {}

export interface FoundKeyword {
  readonly keyword: string
  /** A month. */
  readonly monthlySearches?: number
  readonly competition?: "LOW" | "MEDIUM" | "HIGH"
}

/** What people search for around some words or a site. */
export class KeywordIdeas extends Context.Service<
  KeywordIdeas,
  {
    /** Most searched first; empty when the network cannot answer now. */
    readonly around: (query: {
      readonly seeds: ReadonlyArray<string>
      readonly websiteUrl?: string
      readonly region: Region
      readonly language: string
    }) => Effect.Effect<ReadonlyArray<FoundKeyword>>
  }
>()("campaigns/KeywordIdeas") {}
