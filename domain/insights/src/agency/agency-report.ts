import { Result, Schema } from "effect"
import { InvalidFields } from "@domain/identity"
import { AgencyReportId, type BusinessProfileId, DateRange } from "@domain/kernel"
import { requiredText, tidyText } from "@domain/validation"
import { AgencyLook } from "./agency-look.ts"
import { MakingProgress } from "./agency-making.ts"
import { AgencyClientPage, agencySummary, AgencySummary } from "./agency-summary.ts"

/**
 * How much a report over many clients may hold; texts in characters. A reader's browser gets all pages at once, and a PDF has at
 * most `clientsInPdf` of them, since drawing a page takes a processor's time. Ours.
 */
export const agencyReportLimits = { clients: 100, clientsInPdf: 30, title: 100, name: 80, note: 600 } as const

/** How many reports over many clients a list shows at most. Ours. */
export const mostAgencyReports = 500

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** The cover of a report over many clients: its title, whose it is, by and for whom, and a note in own words. */
export const AgencyCover = Schema.Struct({
  title: text(agencyReportLimits.title),
  /** The agency's own name. */
  agency: text(agencyReportLimits.name),
  preparedBy: Schema.optionalKey(text(agencyReportLimits.name)),
  preparedFor: Schema.optionalKey(text(agencyReportLimits.name)),
  note: Schema.optionalKey(text(agencyReportLimits.note)),
})
export type AgencyCover = typeof AgencyCover.Type

/** A report over many clients as its maker's list shows it; times are epoch milliseconds. */
export const AgencyReportListed = Schema.Struct({
  id: AgencyReportId,
  /** The title on its cover. */
  name: Schema.String,
  agency: Schema.String,
  range: DateRange,
  publishedAt: Schema.Number,
  /** How many clients it was made over. */
  clients: Schema.Int,
  /** How far it is while it is being made, or waits for its maker. */
  making: Schema.optionalKey(MakingProgress),
  sharedUntil: Schema.optionalKey(Schema.Number),
  isProtected: Schema.Boolean,
  /** How often others have looked at it by a link, and when last. */
  views: Schema.Int,
  lastViewedAt: Schema.optionalKey(Schema.Number),
})
export type AgencyReportListed = typeof AgencyReportListed.Type

/** A report over many clients: its cover, its summary, and each client's own report of the same days. */
export const AgencyReport = Schema.Struct({
  cover: AgencyCover,
  /** How it looks where it does not look as its portal. */
  look: Schema.optionalKey(AgencyLook),
  days: DateRange,
  publishedAt: Schema.Number,
  summary: AgencySummary,
  pages: Schema.Array(AgencyClientPage),
  /** Clients that its reader no longer may read, or that are gone; nothing of them is in the other fields. */
  hidden: Schema.Int,
})
export type AgencyReport = typeof AgencyReport.Type

/** The cover as it is kept: tidy, without empty lines of people; or the fields that are missing. */
export const checkedCover = ({
  title,
  agency,
  preparedBy = "",
  preparedFor = "",
  note = "",
}: AgencyCover): Result.Result<AgencyCover, InvalidFields> => {
  const [named, owned] = [requiredText(title), requiredText(agency)]
  const fields = {
    ...(Result.isFailure(named) && { title: [named.failure.key] }),
    ...(Result.isFailure(owned) && { agency: [owned.failure.key] }),
  }
  if (Result.isFailure(named) || Result.isFailure(owned)) return Result.fail(new InvalidFields({ fields }))
  const [by, to, words] = [tidyText(preparedBy), tidyText(preparedFor), note.trim()]
  return Result.succeed({
    title: named.success,
    agency: owned.success,
    ...(by !== "" && { preparedBy: by }),
    ...(to !== "" && { preparedFor: to }),
    ...(words !== "" && { note: words }),
  })
}

/** The chosen clients, each once; none and too many are refused. */
export const checkedClients = (
  chosen: ReadonlyArray<BusinessProfileId>,
): Result.Result<ReadonlyArray<BusinessProfileId>, InvalidFields> => {
  const clients = [...new Set(chosen)]
  const refused = (key: string) => Result.fail(new InvalidFields({ fields: { clients: [`insights.${key}`] } }))
  if (clients.length === 0) return refused("agencyClientsNone")
  return clients.length > agencyReportLimits.clients ? refused("agencyClientsMany") : Result.succeed(clients)
}

/** What a report over many clients is kept as; the summary is made of the pages that are shown. */
export interface KeptAgencyReport {
  readonly cover: AgencyCover
  readonly look?: AgencyLook
  readonly days: DateRange
  readonly publishedAt: number
  /** How many clients it was made over. */
  readonly clients: number
  readonly pages: ReadonlyArray<AgencyClientPage>
}

/** A report over many clients as a reader gets it, who may read some of the clients; the pages follow the summary's rows. */
export const shownAgencyReport = (
  { cover, look, days, publishedAt, clients, pages }: KeptAgencyReport,
  mayRead: (businessProfileId: BusinessProfileId) => boolean,
): AgencyReport => {
  const readable = pages.filter(({ businessProfileId }) => mayRead(businessProfileId))
  const summary = agencySummary(readable)
  const byId = new Map(readable.map((page) => [page.businessProfileId, page]))
  return {
    cover,
    ...(look !== undefined && { look }),
    days,
    publishedAt,
    summary,
    pages: summary.rows.flatMap(({ businessProfileId }) => byId.get(businessProfileId) ?? []),
    hidden: clients - readable.length,
  }
}

const pagesWithAds = ({ pages, summary }: Pick<AgencyReport, "pages" | "summary">): AgencyReport["pages"] => {
  const idle = new Set(
    summary.rows.filter(({ verdict }) => verdict.outcome === "NoAds").map(({ businessProfileId }) => businessProfileId),
  )
  return pages.filter(({ businessProfileId }) => !idle.has(businessProfileId))
}

/** How many PDFs hold a report. */
export const pdfPartsOf = (report: Pick<AgencyReport, "pages" | "summary">): number =>
  Math.max(1, Math.ceil(pagesWithAds(report).length / agencyReportLimits.clientsInPdf))

/**
 * The clients' pages of one of a report's PDFs, from 1; each PDF has the cover and the whole summary besides. A client without
 * ads in these days has its line of the summary alone.
 */
export const pagesOfPart = ({ pages, summary }: Pick<AgencyReport, "pages" | "summary">, part: number) =>
  pagesWithAds({ pages, summary }).slice(
    (part - 1) * agencyReportLimits.clientsInPdf,
    part * agencyReportLimits.clientsInPdf,
  )
