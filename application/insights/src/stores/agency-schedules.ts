import { Schema } from "effect"
import { columnsOf, declaredStore, documentOf } from "@application/kernel"
import { AgencySchedule, AgencySending, ReportAddress } from "@domain/insights"
import { PortalId, UserId } from "@domain/kernel"

const { id: scheduleId, ...schedule } = AgencySchedule.fields
const ofMaker = { portalId: PortalId, userId: UserId } as const

/** Makers' regular reports over many clients; a zone that a platform forgets is still read. */
export const AgencySchedules = declaredStore({
  table: "agency_schedules",
  row: documentOf({
    key: Schema.Struct({ ...ofMaker, id: scheduleId }),
    document: Schema.Struct({ ...schedule, timeZone: Schema.String }),
    copied: ["state", "nextAt"],
  }),
  key: ["portalId", "userId", "id"],
  numbered: "id",
  lists: {
    ofUser: { by: ["portalId", "userId"], order: ["id"] },
    due: { by: ["state"], order: ["nextAt", "id"] },
  },
  data: {
    kept: "until their maker removes them",
    owner: "user",
    audited: {
      clear: ["state", "document.cadence", "document.time", "document.timeZone", "document.period"],
      hidden: [
        "document.name",
        "document.agency",
        "document.preparedBy",
        "document.preparedFor",
        "document.note",
        "document.members",
        "document.addresses",
        "document.ended",
        "document.clients",
      ],
      unrecorded: ["documentVersion", "nextAt", "document.nextAt"],
    },
  },
})

const { id: sendingId, scheduleId: ofSchedule, ...sending } = AgencySending.fields

/** What was sent by regular reports over many clients, with what has become of each mail. */
export const AgencySendings = declaredStore({
  table: "agency_sendings",
  row: documentOf({
    key: Schema.Struct({ ...ofMaker, id: sendingId, scheduleId: ofSchedule }),
    document: Schema.Struct({ ...sending, range: Schema.Struct({ from: Schema.String, to: Schema.String }) }),
  }),
  key: ["portalId", "userId", "id"],
  numbered: "id",
  lists: { ofSchedule: { by: ["portalId", "userId", "scheduleId"], order: ["id"], isDescending: true } },
  data: {
    kept: "the newest thirty of each regular report, until it is removed",
    owner: "user",
    audited: "what the worker sends; who gets it is in agency_schedules",
  },
})

/** Outside addresses that makers asked whether they want regular reports over clients, with their answers. */
export const AgencyAddresses = declaredStore({
  table: "agency_addresses",
  row: columnsOf(Schema.Struct({ ...ofMaker, ...ReportAddress.fields })),
  key: ["portalId", "userId", "address"],
  lists: { ofUser: { by: ["portalId", "userId"], order: [{ text: "address" }] } },
  data: {
    kept: "while the user exists: who agreed, and who said no; a question without an answer until 90 days after its link ended, if no report names the address",
    owner: "user",
    audited: {
      key: ["portalId", "userId"],
      clear: ["state", "changedAt", "asks", "linkUntil"],
      hidden: ["address"],
    },
  },
})
