import { Context, type Effect } from "effect"
import type { FrozenReport, PublishedReport, ReportNotFound } from "@domain/insights"
import type { BusinessProfileId, PortalId, ReportId } from "@domain/kernel"

/** A link by the hash of its key, until when it works (epoch milliseconds), and the hash of its password if it has one. */
export interface ReportLink {
  readonly keyHash: string
  readonly sharedUntil: number
  readonly passwordHash?: string
}

/** A report as lists show it, whoever asks. */
export type ListedReport = Omit<PublishedReport, "isRead">

/** A report behind a link. */
export interface LinkedReport {
  readonly businessProfileId: BusinessProfileId
  readonly reportId: ReportId
  readonly report: FrozenReport
  readonly sharedUntil: number
  readonly passwordHash?: string
}

/** Reports as they were published, by their business. */
export class PublishedReports extends Context.Service<
  PublishedReports,
  {
    readonly add: (
      businessProfileId: BusinessProfileId,
      portalId: PortalId,
      report: FrozenReport,
      link: ReportLink | undefined,
    ) => Effect.Effect<ListedReport>
    /** Newest first. */
    readonly list: (businessProfileId: BusinessProfileId, limit: number) => Effect.Effect<ReadonlyArray<ListedReport>>
    readonly byId: (
      businessProfileId: BusinessProfileId,
      reportId: ReportId,
    ) => Effect.Effect<FrozenReport, ReportNotFound>
    /** Replaces the link; without one, ends it. */
    readonly setLink: (
      businessProfileId: BusinessProfileId,
      reportId: ReportId,
      link: ReportLink | undefined,
    ) => Effect.Effect<ListedReport, ReportNotFound>
    readonly remove: (businessProfileId: BusinessProfileId, reportId: ReportId) => Effect.Effect<void, ReportNotFound>
    /** The portal's report with a link of one of these hashes, whether or not it has ended. */
    readonly byKey: (portalId: PortalId, keyHashes: ReadonlyArray<string>) => Effect.Effect<LinkedReport | undefined>
    /** Counts a view from outside the business. */
    readonly countView: (businessProfileId: BusinessProfileId, reportId: ReportId, at: number) => Effect.Effect<void>
  }
>()("insights/PublishedReports") {}
