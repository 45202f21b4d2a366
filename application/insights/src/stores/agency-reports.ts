import { Schema } from "effect"
import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { AgencyCover, AgencyLook, AgencyMaking, FrozenReport } from "@domain/insights"
import { AgencyReportId, BusinessProfileId, PortalId, ReportSendingId, UserId } from "@domain/kernel"

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
      /** The row of `AgencyLooks` with its colour and logo. */
      lookId: Schema.optionalKey(Schema.Int),
      /** The sending of a regular report that it was made for. */
      sendingId: Schema.optionalKey(ReportSendingId),
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
      clear: ["fromDay", "toDay", "timeZone", "publishedAt", "clients", "sharedUntil", "lookId", "sendingId"],
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

/** What is left to do of reports over many clients that are being made. */
export const AgencyMakings = declaredStore({
  table: "agency_makings",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, userId: UserId, reportId: AgencyReportId }),
    document: AgencyMaking,
  }),
  key: ["portalId", "userId", "reportId"],
  lists: { ofUser: { by: ["portalId", "userId"], order: ["reportId"] } },
  data: {
    kept: "until their report is made whole or removed",
    owner: "user",
    audited: "what the worker has left to do; the report is in agency_reports",
  },
})

/** How makers' reports over many clients look. A row is never changed, since reports of its time keep it; the newest is the next report's. */
export const AgencyLooks = declaredStore({
  table: "agency_looks",
  row: documentOf({
    key: Schema.Struct({ portalId: PortalId, userId: UserId, id: Schema.Int }),
    document: AgencyLook,
  }),
  key: ["portalId", "userId", "id"],
  numbered: "id",
  isAddedOnly: true,
  lists: { ofUser: { by: ["portalId", "userId"], order: ["id"], isDescending: true } },
  data: {
    kept: "while one of their maker's reports looks so, and the newest until its maker is erased",
    owner: "user",
    audited: { clear: ["document.accent"], hidden: ["document.logo"], unrecorded: ["documentVersion"] },
  },
})
