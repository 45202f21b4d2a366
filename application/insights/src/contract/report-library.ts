import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import { libraryOrders, linkStates, mostLibraryWords, PublishedReport, ReportOrigin } from "@domain/insights"
import { BusinessProfileId, PageRequest, ReportId } from "@domain/kernel"

const optional = Schema.optionalKey

/** A page of the published reports of a business, searched, narrowed and ordered. Ours. Spec: screens, publishedReports. */
export const ListReportLibrary = contract("insights/ListReportLibrary", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/reports/library",
  group: "Published reports",
  summary: "List a page of published reports",
  description:
    "words are looked for in names of reports and of their campaigns. read is about the user who asks; link is how a report's link stands; origin tells reports published by hand (Own) from regular ones (Regular) and their tests (Test). Newest first without an order. reportId narrows it to that report. total counts all pages, and unread all reports of the business that the user has not read.",
  example: { ...exampleProfile, words: "november", read: "unread", origin: "Own", order: "newest", page: 1, limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    words: optional(textOf(mostLibraryWords)),
    read: optional(Schema.Literals(["read", "unread"])),
    link: optional(Schema.Literals(linkStates)),
    origin: optional(ReportOrigin),
    order: optional(Schema.Literals(libraryOrders)),
    reportId: optional(ReportId),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ rows: Schema.Array(PublishedReport), total: Schema.Int, unread: Schema.Int }),
})
