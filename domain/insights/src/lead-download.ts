import { toMajor, type UserId } from "@domain/kernel"
import { DateTime, Schema } from "effect"
import { csvOfColumns, csvRows } from "./csv.ts"
import type { LeadFields } from "./lead-fields.ts"
import type { LeadStatus } from "./lead-work/lead-parts.ts"
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
  readonly statuses: Readonly<Record<LeadStatus, string>>
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

const dayMillis = 86_400_000
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"))
let knownDay = { number: 0, text: "1970-01-01" }

/** A moment to the minute, by what the clock shows; moments of one day cost least. */
const momentText = (local: number): string => {
  const number = Math.floor(local / dayMillis)
  if (number !== knownDay.number)
    knownDay = { number, text: DateTime.formatIso(DateTime.makeUnsafe(number * dayMillis)).slice(0, 10) }
  const minutes = Math.floor((local - number * dayMillis) / 60_000)
  return `${knownDay.text} ${twoDigits[Math.floor(minutes / 60)] ?? ""}:${twoDigits[minutes % 60] ?? ""}`
}

/** Whether the words were agreed to, the words, their version and the moment, in one line. */
const consentText = ({ text, version, isGiven, at }: LeadConsent, { words, clock }: LeadRowSetting): string =>
  `${isGiven ? words.agreement.given : words.agreement.notGiven}: ${text} (${version}, ${momentText(clock(at))})`

const fitText = ({ isFitting, because }: NonNullable<Lead["fit"]>, { fit }: LeadWords): string =>
  [isFitting ? fit.fitting : fit.notFitting, ...(because === undefined ? [] : [because])].join(": ")

const momentOf = (at: number, { clock }: LeadRowSetting): FileCell => ({ local: clock(at) })

/** A cell is made of one field; without it the cell is empty. */
interface ColumnRule {
  readonly from: keyof Lead
  readonly cellOf: (value: unknown, setting: LeadRowSetting) => FileCell
}

const made = <Field extends keyof Lead>(
  from: Field,
  cell: (value: NonNullable<Lead[Field]>, setting: LeadRowSetting) => FileCell,
): ColumnRule => ({
  from,
  cellOf: (value, setting) =>
    value === undefined || value === null ? "" : cell(value as NonNullable<Lead[Field]>, setting),
})

const textField = (field: "name" | "mobileNumber" | "email" | "city" | "serviceNeeded" | "campaignName"): ColumnRule =>
  made(field, (text) => text)

const columnRules: Readonly<Record<LeadColumn, ColumnRule>> = {
  name: textField("name"),
  mobile: textField("mobileNumber"),
  email: textField("email"),
  city: textField("city"),
  service: textField("serviceNeeded"),
  status: made("status", (status, { words }) => words.statuses[status]),
  submitted: made("submittedOn", momentOf),
  campaign: textField("campaignName"),
  consents: made("consents", (consents, setting) =>
    consents.map((consent) => consentText(consent, setting)).join("\n"),
  ),
  notes: made("notes", (notes) => notes.map(({ text }) => text).join("\n")),
  answers: made("answers", (answers) => answers.map(({ question, answer }) => `${question}: ${answer}`).join("\n")),
  fit: made("fit", (fit, { words }) => fitText(fit, words)),
  ad: made("source", ({ adName, adId }) => adName ?? adId ?? ""),
  platform: made("source", ({ platform }) => platform ?? ""),
  owner: made("ownerId", (ownerId, { nameOf }) => nameOf(ownerId)),
  tags: made("tags", (tags) => tags.join(", ")),
  nextStep: made("nextStep", ({ text }) => text),
  nextStepDue: made("nextStep", ({ dueAt }, setting) => momentOf(dueAt, setting)),
  firstReply: made("contactedAt", momentOf),
  sale: made("sale", (sale) => ({ count: toMajor(sale) })),
  currency: made("sale", ({ currency }) => currency),
}

/** The fields of a lead that some columns are made of. */
export const fieldsOfColumns = (columns: ReadonlyArray<LeadColumn>): ReadonlySet<keyof Lead> =>
  new Set(columns.map((column) => columnRules[column].from))

/** Turns leads into rows of a download, a cell for each column. */
export const leadRow =
  (columns: ReadonlyArray<LeadColumn>, setting: LeadRowSetting) =>
  (lead: Lead): ReadonlyArray<FileCell> =>
    columns.map((column) => columnRules[column].cellOf(lead[columnRules[column].from], setting))

/** The cells of leads by column, as `leadRow` makes them by lead. */
const leadCells =
  (columns: ReadonlyArray<LeadColumn>, setting: LeadRowSetting) =>
  (fields: LeadFields): ReadonlyArray<ReadonlyArray<FileCell>> =>
    columns.map((column) => {
      const { from, cellOf } = columnRules[column]
      const values: ReadonlyArray<unknown> = fields[from] ?? []
      return fields.id.map((_, place) => cellOf(values[place], setting))
    })

/** Turns leads by field into rows of a download. */
export const leadRows = (columns: ReadonlyArray<LeadColumn>, setting: LeadRowSetting) => {
  const cellsOf = leadCells(columns, setting)
  return (fields: LeadFields): ReadonlyArray<ReadonlyArray<FileCell>> => {
    const cells = cellsOf(fields)
    return fields.id.map((_, place) => cells.map((column) => column[place] ?? ""))
  }
}

const textOf = (cell: FileCell): string => {
  if (typeof cell === "string") return cell
  return "count" in cell ? String(cell.count) : momentText(cell.local)
}

/** Rows of a download as lines of a CSV file, with moments to the minute. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<FileCell>>): string =>
  csvRows(rows.map((row) => row.map(textOf)))

/** Turns leads by field into the lines that `csvOf` makes of their rows; a million leads are written without an object of each. */
export const leadLines = (columns: ReadonlyArray<LeadColumn>, setting: LeadRowSetting) => {
  const cellsOf = leadCells(columns, setting)
  return (fields: LeadFields): string => csvOfColumns(cellsOf(fields).map((column) => column.map(textOf)))
}
