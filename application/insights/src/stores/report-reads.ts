import { Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { BusinessProfileId, PortalId, ReportId, UserId } from "@domain/kernel"

/** Which published reports a user has opened, and when first (epoch milliseconds). */
export const ReportReads = declaredStore({
  table: "report_reads",
  row: columnsOf(
    Schema.Struct({
      businessProfileId: BusinessProfileId,
      reportId: ReportId,
      userId: UserId,
      portalId: PortalId,
      readAt: Schema.Int,
    }),
  ),
  key: ["businessProfileId", "reportId", "userId"],
  lists: {
    ofUser: { by: ["businessProfileId", "userId"], order: ["reportId"] },
    ofReport: { by: ["businessProfileId", "reportId"], order: ["userId"] },
  },
  data: {
    kept: "until their report is removed",
    owner: "user",
    audited: "written whenever somebody opens a report",
  },
})
