import type { Visit, VisitorRule } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** An audience of a website's visitors, as far as the website has to know it. */
export interface VisitedAudience {
  readonly id: number
  readonly name: string
  readonly rule: VisitorRule
}

/** The audiences that the visitors of a website make; answered by the audiences. */
export class SiteVisitors extends Context.Service<
  SiteVisitors,
  {
    /** The audiences that take visits now; nobody's visits are told where there is none. */
    readonly audiencesOf: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<VisitedAudience>>
    /** Keeps a visit until the networks have it. */
    readonly take: (businessProfileId: BusinessProfileId, visit: Visit) => Effect.Effect<void>
    /** Ends the audiences of a website that is removed, in the caller's transaction. */
    readonly end: (businessProfileId: BusinessProfileId) => Effect.Effect<void>
  }
>()("conversions/SiteVisitors") {}
