import { Schema } from "effect"
import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { AgencyCover, FrozenReport } from "@domain/insights"
import { AgencyReportId, BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** Reports over many clients by their makers: cover, days and link. What they say of each client is in `AgencyReportPages`. */
export const AgencyReports = declaredStore({
  table: "agency_reports",
  row: columnsOf(
    Schema.Struct({
      portalId: PortalId,
      userId: UserId,
      id: AgencyReportId,
      ...AgencyCover.fields,
      fromDay: Schema.String,
      toDay: Schema.String,
      /** The zone in which a last day of its link ends. */
      timeZone: Schema.String,
      publishedAt: Schema.Int,
      clients: Schema.Int,
      keyHash: Schema.optionalKey(Schema.String),
      sharedUntil: Schema.optionalKey(Schema.Int),
      passwordHash: Schema.optionalKey(Schema.String),
      views: Schema.Int,
      lastViewedAt: Schema.optionalKey(Schema.Int),
    }),
  ),
  key: ["portalId", "userId", "id"],
  numbered: "id",
  lists: {
    ofUser: { by: ["portalId", "userId"], order: ["id"], isDescending: true },
    byLink: { by: ["portalId", "keyHash"], order: ["id"] },
  },
  data: {
    kept: "until their maker removes them; their links end after at most a year",
    owner: "user",
    secret: ["keyHash", "passwordHash"],
    audited: {
      clear: ["fromDay", "toDay", "timeZone", "publishedAt", "clients", "sharedUntil"],
      hidden: ["title", "agency", "preparedBy", "preparedFor", "note", "keyHash", "passwordHash"],
      unrecorded: ["views", "lastViewedAt"],
    },
  },
})

/** What reports over many clients say of each: the client's own report of the days, without its tables by what networks tell. */
export const AgencyReportPages = declaredStore({
  table: "agency_report_pages",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, reportId: AgencyReportId }),
    document: FrozenReport,
  }),
  key: ["businessProfileId", "reportId"],
  isAddedOnly: true,
  lists: { ofReport: { by: ["reportId"], order: ["businessProfileId"] } },
  data: {
    kept: "until their report is removed",
    owner: "business",
    audited: "figures of daily_metrics as they were; the report is in agency_reports",
  },
})
