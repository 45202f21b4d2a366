import type { ChangeLeadDestination } from "@application/integrations/contract"
import {
  type ConnectionFieldName,
  connectionFields,
  destinationKind,
  type DestinationKind,
  type FieldMapping,
  LeadEventKind,
  type LeadDestination,
  LeadField,
  mappingFault,
} from "@domain/integrations"
import type { InputOf } from "@ui/container"
import type { Refusals } from "@ui/shared/form"
import { Result } from "effect"

/** A row of the mapping as it is typed: a detail of the lead, or a text that is always the same. */
export interface MappingRow {
  readonly id: string
  readonly to: string
  readonly source: LeadField | "fixed"
  readonly fixed: string
}

/** A destination as its form shows it, with the fields of its kind's connection. */
export interface DestinationValues extends Readonly<Record<ConnectionFieldName, string>> {
  readonly name: string
  readonly address: string
  readonly events: ReadonlyArray<string>
  readonly mapping: ReadonlyArray<MappingRow>
}

const rowsOf = (mapping: FieldMapping): ReadonlyArray<MappingRow> =>
  mapping.map(({ to, from, fixed = "" }, index) => ({ id: String(index), to, source: from ?? "fixed", fixed }))

/** A row that is added: a detail that no row has, under its own name. */
export const withRow = (rows: ReadonlyArray<MappingRow>): ReadonlyArray<MappingRow> => {
  const unused = LeadField.literals.find((field) => !rows.some(({ source }) => source === field))
  const id = String(Math.max(-1, ...rows.map((row) => Number(row.id))) + 1)
  return [...rows, { id, to: unused ?? "", source: unused ?? "fixed", fixed: "" }]
}

/** A mapping as its rows say it. */
export const mappingOf = (rows: ReadonlyArray<MappingRow>): FieldMapping =>
  rows.map(({ to, source, fixed }) => (source === "fixed" ? { to, fixed } : { to, from: source }))

/** The ready mapping of a kind; names that are words for people are in the owner's language. */
export const readyMapping = (kind: DestinationKind, nameOf: (field: LeadField) => string): FieldMapping => {
  const { mapping, areNamesWords } = destinationKind(kind)
  return areNamesWords
    ? mapping.map((field) => (field.from === undefined ? field : { ...field, to: nameOf(field.from) }))
    : mapping
}

/** What a form begins with: a destination, or the ready mapping of a new one. A secret is never shown. */
export const valuesOf = (begin: Partial<LeadDestination> & Pick<LeadDestination, "mapping">): DestinationValues => ({
  name: begin.name ?? "",
  address: begin.address ?? "",
  accessToken: "",
  uniqueProperty: begin.connection?.uniqueProperty ?? "",
  spreadsheet: begin.connection?.spreadsheet ?? "",
  events: begin.events ?? LeadEventKind.literals,
  mapping: rowsOf(begin.mapping),
})

type Settings = Omit<InputOf<typeof ChangeLeadDestination>, "businessProfileId" | "destinationId" | "version">

/** What is typed of a kind's connection. */
export const connectionOf = (kind: DestinationKind, typed: DestinationValues) =>
  Object.fromEntries(
    connectionFields(kind).flatMap(([name]) => (typed[name].trim() === "" ? [] : [[name, typed[name].trim()]])),
  )

/** The call's settings by what is typed, or why its mapping cannot be kept. */
export const settingsOf = (
  kind: DestinationKind,
  typed: DestinationValues,
): Result.Result<Settings, Refusals<DestinationValues>> => {
  const mapping = mappingOf(typed.mapping)
  const key = mapping.length === 0 ? "integrations.mappingEmpty" : mappingFault(mapping)?.key
  if (key !== undefined) return Result.fail({ mapping: { key } })
  return Result.succeed({
    name: typed.name,
    ...(typed.address.trim() !== "" && { address: typed.address.trim() }),
    connection: connectionOf(kind, typed),
    events: LeadEventKind.literals.filter((event) => typed.events.includes(event)),
    mapping,
  })
}
