import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { ReportSchedule, ReportSending } from "@domain/insights"
import { BusinessProfileId, PortalId } from "@domain/kernel"

const { id: scheduleId, ...schedule } = ReportSchedule.fields

/** Businesses' regular reports; a zone that a platform forgets is still read. */
export const ReportSchedules = declaredStore({
  table: "report_schedules",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: scheduleId }),
    document: Schema.Struct({ ...schedule, timeZone: Schema.String, portalId: PortalId }),
    copied: ["state", "nextAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["id"] },
    due: { by: ["state"], order: ["nextAt", "id"] },
  },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["state", "document.cadence", "document.time", "document.timeZone", "document.period"],
      hidden: ["document.name", "document.members", "document.addresses", "document.ended", "document.campaignIds"],
      unrecorded: ["documentVersion", "nextAt", "document.nextAt"],
    },
  },
})

const { id: sendingId, scheduleId: ofSchedule, ...sending } = ReportSending.fields

/** What was sent by regular reports, with what has become of each mail. */
export const ReportSendings = declaredStore({
  table: "report_sendings",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: sendingId, scheduleId: ofSchedule }),
    document: Schema.Struct({ ...sending, range: Schema.Struct({ from: Schema.String, to: Schema.String }) }),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofSchedule: { by: ["businessProfileId", "scheduleId"], order: ["id"], isDescending: true } },
  data: {
    kept: "the newest thirty of each regular report, until it is removed",
    owner: "business",
    audited: "what the worker sends; who gets it is in report_schedules",
  },
})
