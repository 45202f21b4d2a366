import type { ListNetwork } from "@domain/audiences"
import type { BusinessProfileId, ConversionCategory } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A website's tag, as the audiences of its visitors depend on it. */
export interface WebsiteTag {
  /** When a page with the tag was opened last; undefined before the first. */
  readonly lastSeenAt: number | undefined
  /** What the network is told of conversions of visitors. */
  readonly told: ReadonlyArray<ConversionCategory>
}

/** The tags of businesses' websites; answered by the conversions. */
export class WebsiteTags extends Context.Service<
  WebsiteTags,
  {
    /** Undefined for a business that has set up no website. */
    readonly of: (businessProfileId: BusinessProfileId, network: ListNetwork) => Effect.Effect<WebsiteTag | undefined>
  }
>()("conversions/WebsiteTags") {}
