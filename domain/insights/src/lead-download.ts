import { DateTime, Schema } from "effect"
import { csvRows } from "./csv.ts"
import type { Lead, LeadConsent } from "./lead.ts"

/** The formats of a download. */
export const LeadFileFormat = Schema.Literals(["csv", "xlsx"])
export type LeadFileFormat = typeof LeadFileFormat.Type

/** The columns of a download, in order. Spec: screens, leads, download. */
export const leadColumns = [
  "name",
  "mobile",
  "email",
  "city",
  "service",
  "status",
  "submitted",
  "campaign",
  "consents",
  "answers",
  "fit",
  "notes",
] as const
/** One column of a download. */
export type LeadColumn = (typeof leadColumns)[number]

/** The texts of a download in the reader's language. */
export interface LeadWords {
  readonly headOf: (column: LeadColumn) => string
  readonly statusOf: (status: Lead["status"]) => string
  readonly agreement: { readonly given: string; readonly notGiven: string }
  readonly fit: { readonly fits: string; readonly doesNotFit: string }
}

/** A text, a number, or a moment as the instant whose UTC time shows what the business's clock did. */
export type FileCell = string | { readonly local: number } | { readonly count: number }

const momentText = (local: number): string =>
  DateTime.formatIso(DateTime.makeUnsafe(local)).slice(0, 16).replace("T", " ")

/** Whether the words were agreed to, the words, their version and the moment, in one line. */
const consentText = (
  { text, version, isGiven, at }: LeadConsent,
  { given, notGiven }: LeadWords["agreement"],
  clock: (epochMillis: number) => number,
): string => `${isGiven ? given : notGiven}: ${text} (${version}, ${momentText(clock(at))})`

/** Whether a lead fits, with the answers by which it does not; empty where its form has no rule. */
const fitText = ({ fit }: Lead, { fits, doesNotFit }: LeadWords["fit"]): string => {
  if (fit === undefined) return ""
  return fit.isFitting ? fits : [doesNotFit, fit.because].filter((text) => text !== undefined).join(": ")
}

/** Turns leads into rows of a download; `clock` reads the business's clock (`localClock`). */
export const leadRow =
  ({ statusOf, agreement, fit }: LeadWords, clock: (epochMillis: number) => number) =>
  (lead: Lead): ReadonlyArray<FileCell> => [
    lead.name,
    lead.mobileNumber ?? "",
    lead.email ?? "",
    lead.city ?? "",
    lead.serviceNeeded ?? "",
    statusOf(lead.status),
    { local: clock(lead.submittedOn) },
    lead.campaignName,
    (lead.consents ?? []).map((consent) => consentText(consent, agreement, clock)).join("\n"),
    (lead.answers ?? []).map(({ question, answer }) => `${question}: ${answer}`).join("\n"),
    fitText(lead, fit),
    (lead.notes ?? []).map(({ text }) => text).join("\n"),
  ]

const textOf = (cell: FileCell): string => {
  if (typeof cell === "string") return cell
  return "count" in cell ? String(cell.count) : momentText(cell.local)
}

/** Rows of a download as lines of a CSV file, with moments to the minute. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<FileCell>>): string =>
  csvRows(rows.map((row) => row.map(textOf)))
