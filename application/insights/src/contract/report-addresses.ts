import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import { LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"
import { AddressAskedEnough, AddressListed, AddressState, RecipientGone, ScheduleNotFound } from "@domain/insights"
import { BusinessProfileId, ReportScheduleId } from "@domain/kernel"

const group = "Regular reports"
const ofMail = { key: textOf(700) } as const
const exampleKey = "NyBhY2NvdW50c0BleGFtcGxlLmNvbQ.k1.xk2B9tQ0mS7vN4cJ1rW8yL5hG3fD6aPz0uEiOqTbVnM"

/** Asks an outside address of a regular report again whether it wants the report. Ours. */
export const AskReportAddress = contract("insights/AskReportAddress", {
  kind: "command",
  access: "publishReports",
  route: "POST /businessProfiles/:businessProfileId/reports/schedules/:scheduleId/ask",
  group,
  summary: "Ask an address again to confirm a regular report",
  description:
    "Mails the question anew, with 14 more days for its link. A business asks an address once a day and three times in all, never after its answer, and mails at most 40 questions a day; an address gets at most three a day from everybody together.",
  example: { ...exampleProfile, scheduleId: 2, address: "accounts@example.com" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    scheduleId: ReportScheduleId,
    address: textOf(254),
  }),
  output: AddressListed,
  failures: [ScheduleNotFound, RecipientGone, AddressAskedEnough, TooManyRequests],
})

/** What whoever holds an address is asked, without sign-in. Ours. */
export const GetReportQuestion = contract("insights/GetReportQuestion", {
  kind: "query",
  access: "answerReportQuestion",
  route: "GET /reportMails/:key/question",
  group,
  summary: "Read what an address is asked to confirm",
  description:
    "Needs no sign-in; key is in the mail. Reading answers nothing, since programs that check mails open their links. state says whether the question waits, its link ended, or what was answered.",
  example: { key: exampleKey },
  input: Schema.Struct(ofMail),
  output: Schema.Struct({
    businessName: Schema.String,
    /** The names of the regular reports that would come. */
    reports: Schema.Array(Schema.String),
    address: Schema.String,
    state: AddressState,
  }),
  failures: [LinkInvalid, TooManyRequests],
})

/** Confirms an address for a business's regular reports, or declines them for good, without sign-in. Ours. */
export const AnswerReportQuestion = contract("insights/AnswerReportQuestion", {
  kind: "command",
  access: "answerReportQuestion",
  route: "POST /reportMails/:key/answer",
  group,
  summary: "Confirm or decline regular reports for the recipient of a mail",
  description:
    "Needs no sign-in; key is in the mail. A yes is for all regular reports of the business and is taken while the link works; a no takes the address out of them, is taken at any time and final. The same answer twice is no failure.",
  example: { key: exampleKey, accepts: true },
  input: Schema.Struct({ ...ofMail, accepts: Schema.Boolean }),
  output: Schema.Struct({ businessName: Schema.String, state: AddressState }),
  failures: [LinkInvalid, LinkExpired, TooManyRequests],
})
