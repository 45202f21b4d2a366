import { Context, type Effect } from "effect"
import type { FrozenReport, LibraryQuestion, PublishedReport, ReportNotFound, ReportOrigin } from "@domain/insights"
import type { BusinessProfileId, PortalId, ReportId, UserId } from "@domain/kernel"

/** A link by the hash of its key, until when it works (epoch milliseconds), and the hash of its password if it has one. */
export interface ReportLink {
  readonly keyHash: string
  readonly sharedUntil: number
  readonly passwordHash?: string
}

/** A report as lists show it, whoever asks. */
export type ListedReport = Omit<PublishedReport, "isRead">

/** Rows of a page, how many there are on all pages, and how many reports the user has not read, whatever narrows them. */
export interface LibraryReading {
  readonly rows: ReadonlyArray<PublishedReport>
  readonly total: number
  readonly unread: number
}

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
      origin?: ReportOrigin,
    ) => Effect.Effect<ListedReport>
    /** Newest first. */
    readonly list: (businessProfileId: BusinessProfileId, limit: number) => Effect.Effect<ReadonlyArray<ListedReport>>
    /** A page of a business's library as a user sees it, by the rule `libraryPage`; with an id, that report alone. */
    readonly page: (
      businessProfileId: BusinessProfileId,
      userId: UserId,
      question: LibraryQuestion & { readonly reportId?: ReportId | undefined },
      now: number,
    ) => Effect.Effect<LibraryReading>
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
