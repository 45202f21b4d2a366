import type { Json } from "../core/json.ts"
import { invalid } from "./sheets-error.ts"
import type { SandboxSpreadsheet } from "./sheets-state.ts"

/** A new tab's columns, a cell's letters and the rows that may be: what Google documents beside its description. */
const MOST = { columns: 26, letters: 50_000 } as const

/** A place in a tab, counted from 0; a whole row or column has only one of the two. */
export interface Place {
  readonly tab: string
  readonly row?: number
  readonly column?: number
}

/** Reads `'A tab'!A1`, `'A tab'!1:1` and `'A tab'!A:A`. */
export const placeOf = ({ tabs }: SandboxSpreadsheet, range: string): Place => {
  const [, quoted, plain, at = ""] = /^(?:'((?:[^']|'')+)'|([\w]+))!([A-Z]?\d*(?::[A-Z]?\d*)?)$/.exec(range) ?? []
  const tab = quoted?.replaceAll("''", "'") ?? plain ?? ""
  const [, letter, digits] = /^([A-Z]?)(\d*)(?::\1\2)?$/.exec(at) ?? []
  if (!Object.hasOwn(tabs, tab) || letter === undefined || (letter === "" && digits === ""))
    throw invalid(`Unable to parse range: ${range}`)
  return {
    tab,
    ...(letter !== "" && { column: letter.charCodeAt(0) - 65 }),
    ...(digits !== "" && { row: Number(digits) - 1 }),
  }
}

const isEmpty = (cell: Json | undefined): boolean => cell === undefined || cell === null || cell === ""

const withoutEnd = <Cell>(cells: readonly Cell[], isEnd: (cell: Cell) => boolean): readonly Cell[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isEnd(cell)) + 1)

/** What a whole row or a whole column holds, row by row, without what is empty at its end. */
export const cellsAt = ({ tabs }: SandboxSpreadsheet, { tab, row, column }: Place): readonly (readonly Json[])[] => {
  const rows = tabs[tab] ?? []
  const chosen = row === undefined ? rows : rows.slice(row, row + 1)
  const cells = chosen.map((one) =>
    withoutEnd(column === undefined ? one : one.slice(column, column + 1), isEmpty).map((cell) => cell ?? ""),
  )
  return withoutEnd(cells, (one) => one.length === 0)
}

const check = (values: readonly (readonly Json[])[], column: number): void => {
  if (values.some((row) => column + row.length > MOST.columns))
    throw invalid("Range exceeds grid limits. Max rows: 1000, max columns: 26")
  if (values.flat().some((cell) => typeof cell === "object" && cell !== null))
    throw invalid("Invalid values: list_value or struct_value in a cell")
  if (values.flat().some((cell) => typeof cell === "string" && cell.length > MOST.letters))
    throw invalid("Your input contains more than the maximum of 50000 characters in a single cell.")
}

/** Values as somebody would have typed them: what begins with `=` is a formula, whose outcome the cell shows. */
export const typed = (values: readonly (readonly Json[])[]): readonly (readonly Json[])[] =>
  values.map((row) => row.map((cell) => (typeof cell === "string" && cell.startsWith("=") ? "#ERROR!" : cell)))

/** Writes values as they are, from a place on; null leaves a cell as it is. */
export const writeCells = (
  { tabs }: SandboxSpreadsheet,
  { tab, row = 0, column = 0 }: Place,
  values: readonly (readonly Json[])[],
): number => {
  check(values, column)
  const rows = tabs[tab] ?? []
  values.forEach((cells, down) => {
    const line = (rows[row + down] ??= [])
    cells.forEach((cell, across) => {
      if (cell !== null) line[column + across] = cell
    })
    for (let at = 0; at < line.length; at += 1) line[at] ??= ""
  })
  for (let at = 0; at < rows.length; at += 1) rows[at] ??= []
  tabs[tab] = rows
  return values.flat().filter((cell) => cell !== null).length
}

/** The first row after the table of a tab. */
export const rowAfter = ({ tabs }: SandboxSpreadsheet, tab: string): number =>
  withoutEnd(tabs[tab] ?? [], (row) => row.every(isEmpty)).length
