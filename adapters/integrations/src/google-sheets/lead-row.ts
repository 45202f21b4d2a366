import type { Schema } from "effect"

type Cell = string | number | boolean | null

/** A tab as it is read: its headings, and its first column from the first row on. */
export interface ReadTab {
  readonly headings: ReadonlyArray<unknown>
  readonly firstColumn: ReadonlyArray<unknown>
}

/** What a lead writes: the headings that are new, each in its place, and its row with the number that it has already. */
export interface LeadRow {
  readonly headings?: ReadonlyArray<Cell>
  readonly row: ReadonlyArray<Cell>
  /** The row's number in the tab, from 1; undefined where it is to be appended. */
  readonly number?: number
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value).trim() : ""

const cellOf = (value: Schema.Json | undefined): Cell =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : ""

/**
 * A lead's row: its number in the first column, and each field under its heading wherever that stands. A heading that is missing
 * comes after the last, columns of the owner's own are left as they are, and a field that the lead lacks is emptied.
 */
export const leadRow = (
  { headings, firstColumn }: ReadTab,
  {
    idHeading,
    fields,
    leadId,
    data,
  }: {
    readonly idHeading: string
    readonly fields: ReadonlyArray<string>
    readonly leadId: number
    readonly data: Readonly<Record<string, Schema.Json>>
  },
): LeadRow => {
  const names = headings.map(textOf)
  const added: Array<Cell> = names.map(() => null)
  if ((names[0] ?? "") === "") [names[0], added[0]] = [idHeading, idHeading]
  const cells = new Map<number, Cell>([[0, leadId]])
  for (const field of fields) {
    if (field === idHeading) continue
    const at = names.indexOf(field, 1)
    const place = at === -1 ? names.length : at
    if (at === -1) [names[place], added[place]] = [field, field]
    cells.set(place, cellOf(data[field]))
  }
  const at = firstColumn.findIndex((cell, index) => index > 0 && textOf(cell) === String(leadId))
  const isNew = added.some((one) => one !== null)
  return {
    ...(isNew && { headings: names.map((_, index) => added[index] ?? null) }),
    row: names.map((_, index) => cells.get(index) ?? null),
    ...(at !== -1 && { number: at + 1 }),
  }
}
