import { Context, type Effect } from "effect"
import type { ReviewerFigures, ReviewRecord, SampleState } from "@domain/campaigns"
import type { PortalId, UserId } from "@domain/kernel"

/** A page of a portal's decisions, the latest first. */
export interface RecordQuery {
  readonly decision?: "approved" | "rejected"
  readonly sample?: SampleState
  readonly decidedBy?: UserId
  /** Matched anywhere in the campaign's name, whatever the case. */
  readonly search: string
  readonly skip: number
  readonly limit: number
}

/** Decisions of portals on campaigns, as pages and as figures. */
export class ReviewRecords extends Context.Service<
  ReviewRecords,
  {
    readonly page: (portalId: PortalId, query: RecordQuery) => Effect.Effect<ReadonlyArray<ReviewRecord>>
    /** Each reviewer's figures since an instant (epoch milliseconds), most decisions first, then by user. */
    readonly figures: (portalId: PortalId, since: number) => Effect.Effect<ReadonlyArray<ReviewerFigures>>
  }
>()("campaigns/ReviewRecords") {}
