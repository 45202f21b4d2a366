import { type Money, toMajor, type UserId } from "@domain/kernel"
import { DateTime, Schema } from "effect"
import { csvRows } from "./csv.ts"
import type { Lead, LeadConsent } from "./lead.ts"

/** The formats of a download. */
export const LeadFileFormat = Schema.Literals(["csv", "xlsx"])
export type LeadFileFormat = typeof LeadFileFormat.Type

/** One column of a download. Spec: screens, leads, download; the columns after the campaign are ours. */
export const LeadColumn = Schema.Literals([
  "name",
  "mobile",
  "email",
  "city",
  "service",
  "status",
  "submitted",
  "campaign",
  "consents",
  "notes",
  "answers",
  "fit",
  "ad",
  "platform",
  "owner",
  "tags",
  "nextStep",
  "nextStepDue",
  "firstReply",
  "sale",
  "currency",
])
export type LeadColumn = typeof LeadColumn.Type

/** The columns of a download that names none, in order. */
export const firstLeadColumns: ReadonlyArray<LeadColumn> = LeadColumn.literals.slice(0, 10)

/** The known columns among some names, each once, in the order of a download. */
export const leadColumnsAmong = (names: ReadonlyArray<string>): ReadonlyArray<LeadColumn> =>
  LeadColumn.literals.filter((column) => names.includes(column))

/** The texts of a download in the reader's language. */
export interface LeadWords {
  readonly headOf: (column: LeadColumn) => string
  readonly statusOf: (status: Lead["status"]) => string
  readonly agreement: { readonly given: string; readonly notGiven: string }
  readonly fit: { readonly fitting: string; readonly notFitting: string }
}

/** A text, a number, or a moment as the instant whose UTC time shows what the business's clock did. */
export type FileCell = string | { readonly local: number } | { readonly count: number }

/** What cells are written with: words, the business's clock (`localClock`), and the names of its people. */
export interface LeadRowSetting {
  readonly words: LeadWords
  readonly clock: (epochMillis: number) => number
  readonly nameOf: (user: UserId) => string
}

const momentText = (local: number): string =>
  DateTime.formatIso(DateTime.makeUnsafe(local)).slice(0, 16).replace("T", " ")

/** Whether the words were agreed to, the words, their version and the moment, in one line. */
const consentText = ({ text, version, isGiven, at }: LeadConsent, { words, clock }: LeadRowSetting): string =>
  `${isGiven ? words.agreement.given : words.agreement.notGiven}: ${text} (${version}, ${momentText(clock(at))})`

const fitText = ({ isFitting, because }: NonNullable<Lead["fit"]>, { fit }: LeadWords): string =>
  [isFitting ? fit.fitting : fit.notFitting, ...(because === undefined ? [] : [because])].join(": ")

const momentOf = (at: number | undefined, { clock }: LeadRowSetting): FileCell =>
  at === undefined ? "" : { local: clock(at) }

const majorOf = (sale: Money | undefined): FileCell => (sale === undefined ? "" : { count: toMajor(sale) })

interface ColumnRule {
  /** The fields of a lead that the cell is made of. */
  readonly from: ReadonlyArray<keyof Lead>
  readonly cell: (lead: Lead, setting: LeadRowSetting) => FileCell
}

const textField = (
  field: "name" | "mobileNumber" | "email" | "city" | "serviceNeeded" | "campaignName",
): ColumnRule => ({
  from: [field],
  cell: (lead) => lead[field] ?? "",
})

const columnRules: Readonly<Record<LeadColumn, ColumnRule>> = {
  name: textField("name"),
  mobile: textField("mobileNumber"),
  email: textField("email"),
  city: textField("city"),
  service: textField("serviceNeeded"),
  status: { from: ["status"], cell: ({ status }, { words }) => words.statusOf(status) },
  submitted: { from: ["submittedOn"], cell: ({ submittedOn }, setting) => momentOf(submittedOn, setting) },
  campaign: textField("campaignName"),
  consents: {
    from: ["consents"],
    cell: ({ consents = [] }, setting) => consents.map((consent) => consentText(consent, setting)).join("\n"),
  },
  notes: { from: ["notes"], cell: ({ notes = [] }) => notes.map(({ text }) => text).join("\n") },
  answers: {
    from: ["answers"],
    cell: ({ answers = [] }) => answers.map(({ question, answer }) => `${question}: ${answer}`).join("\n"),
  },
  fit: { from: ["fit"], cell: ({ fit }, { words }) => (fit === undefined ? "" : fitText(fit, words)) },
  ad: { from: ["source"], cell: ({ source }) => source?.adName ?? source?.adId ?? "" },
  platform: { from: ["source"], cell: ({ source }) => source?.platform ?? "" },
  owner: { from: ["ownerId"], cell: ({ ownerId }, { nameOf }) => (ownerId === undefined ? "" : nameOf(ownerId)) },
  tags: { from: ["tags"], cell: ({ tags = [] }) => tags.join(", ") },
  nextStep: { from: ["nextStep"], cell: ({ nextStep }) => nextStep?.text ?? "" },
  nextStepDue: { from: ["nextStep"], cell: ({ nextStep }, setting) => momentOf(nextStep?.dueAt, setting) },
  firstReply: { from: ["contactedAt"], cell: ({ contactedAt }, setting) => momentOf(contactedAt, setting) },
  sale: { from: ["sale"], cell: ({ sale }) => majorOf(sale) },
  currency: { from: ["sale"], cell: ({ sale }) => sale?.currency ?? "" },
}

/** The fields of a lead that some columns are made of. */
export const fieldsOfColumns = (columns: ReadonlyArray<LeadColumn>): ReadonlySet<keyof Lead> =>
  new Set(columns.flatMap((column) => columnRules[column].from))

/** Turns leads into rows of a download, a cell for each column. */
export const leadRow =
  (columns: ReadonlyArray<LeadColumn>, setting: LeadRowSetting) =>
  (lead: Lead): ReadonlyArray<FileCell> =>
    columns.map((column) => columnRules[column].cell(lead, setting))

const textOf = (cell: FileCell): string => {
  if (typeof cell === "string") return cell
  return "count" in cell ? String(cell.count) : momentText(cell.local)
}

/** Rows of a download as lines of a CSV file, with moments to the minute. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<FileCell>>): string =>
  csvRows(rows.map((row) => row.map(textOf)))
