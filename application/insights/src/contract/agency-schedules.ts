import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import {
  AddressAskedEnough,
  AddressListed,
  AddressUnconfirmed,
  AgencySchedule,
  AgencyScheduleSettings,
  AgencySending,
  AgencySummary,
  RecipientGone,
  ReportNotFound,
  ScheduleNotFound,
  SchedulesFull,
  ScheduleState,
} from "@domain/insights"
import { DateRange, PortalId, ReportScheduleId, ReportSendingId, UserId } from "@domain/kernel"

const group = "Regular reports over many clients"
const ofSchedule = { scheduleId: ReportScheduleId } as const

const exampleSettings = {
  name: "Monday's report to the partners",
  agency: "Lotus Media",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  members: [],
  addresses: ["partners@example.com"],
  language: "en",
} as const

/** The caller's regular reports over many clients, and what each sent last. Ours. */
export const ListAgencySchedules = contract("insights/ListAgencySchedules", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencySchedules",
  group,
  summary: "List your regular reports over many clients with their last sending",
  description:
    "They go to the caller, as the only member, and to outside addresses. addresses says of each address whether it confirmed; until then nothing is sent to it.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({
    schedules: Schema.Array(Schema.Struct({ schedule: AgencySchedule, last: Schema.optionalKey(AgencySending) })),
    addresses: Schema.Array(AddressListed),
    members: Schema.Array(Schema.Struct({ userId: UserId, name: Schema.String, isMailable: Schema.Boolean })),
    /** Where the first client counts its days. */
    timeZone: Schema.String,
  }),
})

/** Makes or changes a regular report over many clients. Ours. */
export const SaveAgencySchedule = contract("insights/SaveAgencySchedule", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencySchedules",
  group,
  summary: "Make or change a regular report over many clients",
  description:
    "With scheduleId changes that report, else makes one; a user has at most 20, with at most 20 recipients each, and saves at most 60 times a day. name is the title on the cover. clients are businesses for which the caller may publish reports, at most 100; without clients each report is over all of them at its time. The days of a report that was sent are not sent again. An outside address that nobody asked yet gets one mail that asks whether it wants the report.",
  example: exampleSettings,
  input: Schema.Struct({ scheduleId: Schema.optionalKey(ReportScheduleId), ...AgencyScheduleSettings.fields }),
  output: AgencySchedule,
  failures: [InvalidFields, ScheduleNotFound, SchedulesFull, TooManyRequests],
})

/** Pauses or resumes a regular report over many clients. Ours. */
export const SetAgencyScheduleState = contract("insights/SetAgencyScheduleState", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencySchedules/:scheduleId/state",
  group,
  summary: "Pause or resume a regular report over many clients",
  description: "What would have left during a pause is not sent afterwards.",
  example: { scheduleId: 2, state: "Paused" },
  input: Schema.Struct({ ...ofSchedule, state: ScheduleState }),
  output: AgencySchedule,
  failures: [InvalidFields, ScheduleNotFound],
})

/** Removes a regular report over many clients; the reports that it made stay. Ours. */
export const RemoveAgencySchedule = contract("insights/RemoveAgencySchedule", {
  kind: "command",
  access: "reportOnClients",
  route: "DELETE /agencySchedules/:scheduleId",
  group,
  summary: "Remove a regular report over many clients",
  description: "The reports that it made stay, with their links.",
  example: { scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: Schema.Struct({}),
  failures: [ScheduleNotFound],
})

/** When a regular report over many clients would leave, and what it would say today. Ours. */
export const PreviewAgencySchedule = contract("insights/PreviewAgencySchedule", {
  kind: "query",
  access: "reportOnClients",
  route: "POST /agencySchedules/preview",
  group,
  summary: "Preview a regular report over many clients before it is kept",
  description:
    "The next three times with the days of each, how many clients it would be over, and the summary that it would have if it left now. The summary is over the first 10 clients at most; counted says how many.",
  example: exampleSettings,
  input: Schema.Struct({ scheduleId: Schema.optionalKey(ReportScheduleId), ...AgencyScheduleSettings.fields }),
  output: Schema.Struct({
    upcoming: Schema.Array(Schema.Struct({ at: Schema.Number, range: DateRange })),
    clients: Schema.Int,
    counted: Schema.Int,
    days: DateRange,
    summary: AgencySummary,
  }),
  failures: [InvalidFields, ScheduleNotFound, TooManyRequests],
})

/** Sends a regular report over many clients to the caller alone, now. Ours. */
export const TestAgencySchedule = contract("insights/TestAgencySchedule", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencySchedules/:scheduleId/test",
  group,
  summary: "Send a regular report over many clients to yourself as a test",
  description: "It is made like any other and mailed to the caller's proved address. At most 20 an hour.",
  example: { scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: AgencySending,
  failures: [ScheduleNotFound, TooManyRequests],
})

/** The newest sendings of a regular report over many clients. Ours. */
export const ListAgencySendings = contract("insights/ListAgencySendings", {
  kind: "query",
  access: "reportOnClients",
  route: "GET /agencySchedules/:scheduleId/sendings",
  group,
  summary: "List what a regular report over many clients sent, newest first",
  description: "The newest 30, with what has become of the mail to each recipient.",
  example: { scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: Schema.Array(AgencySending),
  failures: [ScheduleNotFound],
})

/** Sends a report over many clients again to one of its recipients. Ours. */
export const ResendAgencyReport = contract("insights/ResendAgencyReport", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencySchedules/sendings/:sendingId/resend",
  group,
  summary: "Send a regular report over many clients again to one recipient",
  description:
    "recipient is the place in the sending's deliveries, from 0. Whoever asked for no more, was taken out or has not confirmed gets none.",
  example: { sendingId: 5, recipient: 0 },
  input: Schema.Struct({
    sendingId: ReportSendingId,
    recipient: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  }),
  output: AgencySending,
  failures: [ReportNotFound, RecipientGone, AddressUnconfirmed, TooManyRequests],
})

/** Asks an outside address of a regular report over many clients again whether it wants the report. Ours. */
export const AskAgencyAddress = contract("insights/AskAgencyAddress", {
  kind: "command",
  access: "reportOnClients",
  route: "POST /agencySchedules/:scheduleId/ask",
  group,
  summary: "Ask an address again to confirm a regular report over many clients",
  description:
    "Mails the question anew, with 14 more days for its link. A user asks an address once a day and three times in all, never after its answer, and mails at most 40 questions a day.",
  example: { scheduleId: 2, address: "partners@example.com" },
  input: Schema.Struct({ ...ofSchedule, address: textOf(254) }),
  output: AddressListed,
  failures: [ScheduleNotFound, RecipientGone, AddressAskedEnough, TooManyRequests],
})

/** Makes a report over many clients that is due, or mails it to whoever has yet to get it once it is whole. Ours. */
export const SendAgencyReport = contract("insights/SendAgencyReport", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ portalId: PortalId, userId: UserId, sendingId: ReportSendingId }),
  output: Schema.Struct({}),
})
