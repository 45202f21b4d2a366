import { Context, type Effect, Schema } from "effect"
import type { AgencyReport, FrozenReport } from "@domain/insights"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import type { Portal, PortalLanguage } from "@domain/portals"
import type { FileCell } from "@domain/insights"

/** A member of a business, as reports are sent to. */
export interface ReportReader {
  readonly userId: UserId
  readonly name: string
  /** Absent until the address is proved to be theirs. */
  readonly provedAddress?: string
  readonly language: PortalLanguage
}

/** The members of businesses who may get reports, and where their portals are. */
export class ReportReaders extends Context.Service<
  ReportReaders,
  {
    readonly ofProfile: (businessProfileId: BusinessProfileId) => Effect.Effect<ReadonlyArray<ReportReader>>
    /** A user with the businesses for which they may publish reports now; undefined for an account that is gone. */
    readonly makerOf: (
      portalId: PortalId,
      userId: UserId,
    ) => Effect.Effect<
      { readonly reader: ReportReader; readonly mayReport: ReadonlyArray<BusinessProfileId> } | undefined
    >
    /** Origin of the portal's site, without a slash at its end. */
    readonly originOf: (portalId: PortalId) => Effect.Effect<string>
  }
>()("insights/ReportReaders") {}

/** A table of a report as rows of a sheet, its heads first. */
export interface ReportTable {
  /** Names the sheet. */
  readonly name: string
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<FileCell>>
}

/** Published reports as files, in a language. */
export class ReportFiles extends Context.Service<
  ReportFiles,
  {
    /** A report as PDF in a portal's brand; the same report gives the same bytes. */
    readonly pdf: (
      report: FrozenReport,
      brand: Pick<Portal, "title" | "theme" | "mark">,
      language: PortalLanguage,
    ) => Effect.Effect<Uint8Array>
    readonly table: (report: FrozenReport, language: PortalLanguage) => ReportTable
    /** One of the PDFs of a report over many clients, from 1, its cover and summary first. */
    readonly agencyPdf: (
      report: AgencyReport,
      brand: Pick<Portal, "title" | "theme" | "mark">,
      language: PortalLanguage,
      part: number,
    ) => Effect.Effect<Uint8Array>
    readonly agencyTable: (report: AgencyReport, language: PortalLanguage) => ReportTable
    /** What a report over many clients says in plain words, a sentence each, and its days. */
    readonly agencyWords: (
      report: AgencyReport,
      language: PortalLanguage,
    ) => { readonly sentences: ReadonlyArray<string>; readonly days: string }
    /** What the report says in plain words, a sentence each, and its days. */
    readonly words: (
      report: FrozenReport,
      language: PortalLanguage,
    ) => { readonly sentences: ReadonlyArray<string>; readonly days: string }
  }
>()("insights/ReportFiles") {}

/** A mail with a regular report. */
export interface ReportMail {
  readonly to: string
  readonly portal: Portal
  readonly language: PortalLanguage
  readonly reportName: string
  readonly businessName: string
  readonly days: string
  readonly sentences: ReadonlyArray<string>
  readonly link: string
  /** The page that ends these mails, and the call that mail programs make for it. */
  readonly end: { readonly page: string; readonly call: string }
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  /** Names the mail, the same each time that it is tried. */
  readonly mailId: string
}

/** The mail was not taken: no server answered, or it refused the address for good. */
export class MailNotTaken extends Schema.TaggedError<MailNotTaken>()("MailNotTaken", {
  why: Schema.Literals(["Unreachable", "Refused"]),
}) {}

/** Sends regular reports at once, each to one address. */
export class ReportMails extends Context.Service<
  ReportMails,
  { readonly send: (mail: ReportMail) => Effect.Effect<void, MailNotTaken> }
>()("insights/ReportMails") {}
