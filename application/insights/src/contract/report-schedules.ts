import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import { InvalidFields, LinkInvalid, TooManyRequests } from "@domain/identity"
import {
  AddressListed,
  AddressUnconfirmed,
  DailyOfAnother,
  FrozenReport,
  RecipientGone,
  ReportNotFound,
  ReportSchedule,
  ReportSending,
  ScheduleNotFound,
  SchedulesFull,
  ScheduleSettings,
  ScheduleState,
} from "@domain/insights"
import { BusinessProfileId, CampaignId, DateRange, ReportScheduleId, ReportSendingId, UserId } from "@domain/kernel"

const ofSchedule = { businessProfileId: BusinessProfileId, scheduleId: ReportScheduleId } as const

const exampleSettings = {
  name: "Monday's report",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  compare: "PreviousPeriod",
  members: [],
  addresses: ["accounts@example.com"],
  language: "en",
} as const

const group = "Regular reports"

/** The regular reports of a business, who may get them, and what each sent last. Ours. */
export const ListReportSchedules = contract("insights/ListReportSchedules", {
  kind: "query",
  access: "publishReports",
  route: "GET /businessProfiles/:businessProfileId/reports/schedules",
  group,
  summary: "List regular reports with their last sending",
  description:
    "members are those who may be chosen; isMailable is false until they have proved their mail address. addresses says of each outside address whether it confirmed; until then nothing is sent to it. dailyResults says whether the caller gets the daily mail of results.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    schedules: Schema.Array(Schema.Struct({ schedule: ReportSchedule, last: Schema.optionalKey(ReportSending) })),
    /** Every outside address that a report names or that ended it, with whether it confirmed. */
    addresses: Schema.Array(AddressListed),
    members: Schema.Array(Schema.Struct({ userId: UserId, name: Schema.String, isMailable: Schema.Boolean })),
    campaigns: Schema.Array(Schema.Struct({ campaignId: CampaignId, name: Schema.String })),
    timeZone: Schema.String,
    dailyResults: Schema.Boolean,
  }),
})

/** Makes or changes a regular report. Ours. */
export const SaveReportSchedule = contract("insights/SaveReportSchedule", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/schedules",
  group,
  summary: "Make or change a regular report",
  description:
    "With scheduleId changes that report, else makes one; a business has at most 20, with at most 20 recipients each, and saves at most 60 times a day. time is that of the clock in timeZone: a time that the clock skips is an hour later, and one that it shows twice the first. The days of a report that was sent are not sent again. An outside address that nobody asked yet gets one mail that asks whether it wants the report. A daily mail of results is changed by its user alone and keeps its timing and recipient.",
  example: { ...exampleProfile, ...exampleSettings },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    scheduleId: Schema.optionalKey(ReportScheduleId),
    ...ScheduleSettings.fields,
  }),
  output: ReportSchedule,
  failures: [InvalidFields, ScheduleNotFound, SchedulesFull, DailyOfAnother, TooManyRequests],
})

/** Pauses or resumes a regular report. Ours. */
export const SetReportScheduleState = contract("insights/SetReportScheduleState", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/schedules/:scheduleId/state",
  group,
  summary: "Pause or resume a regular report",
  description: "What would have left during a pause is not sent afterwards.",
  example: { ...exampleProfile, scheduleId: 2, state: "Paused" },
  input: Schema.Struct({ ...ofSchedule, state: ScheduleState }),
  output: ReportSchedule,
  failures: [InvalidFields, ScheduleNotFound, DailyOfAnother],
})

/** Removes a regular report; what it published stays in the library. Ours. */
export const RemoveReportSchedule = contract("insights/RemoveReportSchedule", {
  kind: "command",
  access: "publishReports",
  route: "DELETE /businessProfiles/:businessProfileId/reports/schedules/:scheduleId",
  group,
  summary: "Remove a regular report",
  description: "What it published stays in the library, with its links.",
  example: { ...exampleProfile, scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: Schema.Struct({}),
  failures: [ScheduleNotFound, DailyOfAnother],
})

/** When a regular report would leave, and what it would say today. Ours. */
export const PreviewReportSchedule = contract("insights/PreviewReportSchedule", {
  kind: "query",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/schedules/preview",
  group,
  summary: "Preview a regular report before it is kept",
  description:
    "The next three times with the days of each, and the report as it would be if it left now. With scheduleId the times are those after that report is changed.",
  example: { ...exampleProfile, ...exampleSettings },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    scheduleId: Schema.optionalKey(ReportScheduleId),
    ...ScheduleSettings.fields,
  }),
  output: Schema.Struct({
    upcoming: Schema.Array(Schema.Struct({ at: Schema.Number, range: DateRange })),
    report: FrozenReport,
  }),
  failures: [InvalidFields, ScheduleNotFound, TooManyRequests],
})

/** Sends a regular report to the caller alone, now. Ours. */
export const TestReportSchedule = contract("insights/TestReportSchedule", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/schedules/:scheduleId/test",
  group,
  summary: "Send a regular report to yourself as a test",
  description: "It is published like any other and mailed to the caller's proved address. At most 20 an hour.",
  example: { ...exampleProfile, scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: ReportSending,
  failures: [ScheduleNotFound, TooManyRequests],
})

/** The newest sendings of a regular report. Ours. */
export const ListReportSendings = contract("insights/ListReportSendings", {
  kind: "query",
  access: "publishReports",
  route: "GET /businessProfiles/:businessProfileId/reports/schedules/:scheduleId/sendings",
  group,
  summary: "List what a regular report sent, newest first",
  description: "The newest 30, with what has become of the mail to each recipient.",
  example: { ...exampleProfile, scheduleId: 2 },
  input: Schema.Struct(ofSchedule),
  output: Schema.Array(ReportSending),
  failures: [ScheduleNotFound],
})

/** Sends a report again to one of its recipients. Ours. */
export const ResendReport = contract("insights/ResendReport", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/sendings/:sendingId/resend",
  group,
  summary: "Send a regular report again to one recipient",
  description:
    "recipient is the place in the sending's deliveries, from 0. Whoever asked for no more, was taken out or has not confirmed gets none.",
  example: { ...exampleProfile, sendingId: 5, recipient: 0 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    sendingId: ReportSendingId,
    recipient: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })),
  }),
  output: ReportSending,
  failures: [ReportNotFound, RecipientGone, AddressUnconfirmed, TooManyRequests],
})

/** Turns the caller's daily mail of results on or off. Ours. */
export const SetDailyResults = contract("insights/SetDailyResults", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/daily",
  group,
  summary: "Turn the daily mail of results on or off",
  description:
    "A regular report of the day before, to the caller alone at eight in the morning of the business's zone.",
  example: { ...exampleProfile, isOn: true },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, isOn: Schema.Boolean }),
  output: Schema.Struct({ isOn: Schema.Boolean }),
  failures: [SchedulesFull],
})

/** Ends a regular report for whoever got its mail, without sign-in. Ours. */
export const EndReportMails = contract("insights/EndReportMails", {
  kind: "command",
  access: "endReportMails",
  route: "POST /reportMails/:key/end",
  takesForms: true,
  group,
  summary: "End a regular report for the recipient of a mail",
  description:
    "Needs no sign-in; key is in the mail. Mail programs may call it with a form (RFC 8058). Ending it twice is no failure.",
  example: { key: "Ny4yLnU6NQ.k1.xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM" },
  input: Schema.Struct({ key: textOf(700) }),
  output: Schema.Struct({ name: Schema.String, businessName: Schema.String }),
  failures: [LinkInvalid, TooManyRequests],
})

const system = { kind: "workflow", access: "system", output: Schema.Struct({}) } as const

/** Starts every regular report that is due; runs on a schedule. Ours. */
export const SendDueReports = contract("insights/SendDueReports", { ...system, input: Schema.Struct({}) })

/** Builds a report that is due and mails it to whoever has yet to get it. Ours. */
export const SendScheduledReport = contract("insights/SendScheduledReport", {
  ...system,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, sendingId: ReportSendingId }),
})
