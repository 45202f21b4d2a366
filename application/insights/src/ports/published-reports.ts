import { Context, type Effect } from "effect"
import type { FrozenReport, PublishedReport, ReportNotFound } from "@domain/insights"
import type { BusinessProfileId, PortalId, ReportId } from "@domain/kernel"

/** A link by the hash of its key, and until when it works (epoch milliseconds). */
export interface ReportLink {
  readonly keyHash: string
  readonly sharedUntil: number
}

/** Reports as they were published, by their business. */
export class PublishedReports extends Context.Service<
  PublishedReports,
  {
    readonly add: (
      businessProfileId: BusinessProfileId,
      portalId: PortalId,
      report: FrozenReport,
      link: ReportLink,
    ) => Effect.Effect<PublishedReport>
    /** Newest first. */
    readonly list: (
      businessProfileId: BusinessProfileId,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<PublishedReport>>
    readonly byId: (
      businessProfileId: BusinessProfileId,
      reportId: ReportId,
    ) => Effect.Effect<FrozenReport, ReportNotFound>
    /** Replaces the link; without one, ends it. */
    readonly setLink: (
      businessProfileId: BusinessProfileId,
      reportId: ReportId,
      link: ReportLink | undefined,
    ) => Effect.Effect<PublishedReport, ReportNotFound>
    readonly remove: (businessProfileId: BusinessProfileId, reportId: ReportId) => Effect.Effect<void, ReportNotFound>
    /** The portal's report with a link of one of these hashes, whether or not it has ended. */
    readonly byKey: (
      portalId: PortalId,
      keyHashes: ReadonlyArray<string>,
    ) => Effect.Effect<{ readonly report: FrozenReport; readonly sharedUntil: number } | undefined>
  }
>()("insights/PublishedReports") {}
