import type { CurrencyCode } from "@domain/kernel"
import { Result } from "effect"
import { cellText, type CellProblem, withCell } from "./cell-texts.ts"
import { type PlanCell, planCells, type PlanLine, planLimits } from "./plan-line.ts"

type Table = ReadonlyArray<ReadonlyArray<string>>

/** The cells of what a spreadsheet puts on the clipboard: tabs between cells, quotes around cells with tabs, lines or quotes. */
export const clipboardTable = (text: string): Table => {
  const rows: Array<Array<string>> = [[]]
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    const [, quoted, bare = "", end = ""] = match
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === "") break
    if (end !== "\t") rows.push([])
  }
  const last = rows.at(-1)
  return last?.length === 0 || (rows.length > 1 && last?.length === 1 && last[0] === "") ? rows.slice(0, -1) : rows
}

const quotedCell = (text: string): string => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Lines as a spreadsheet takes them from the clipboard, under the heads of their cells. */
export const clipboardText = (
  lines: ReadonlyArray<PlanLine>,
  currency: CurrencyCode,
  headOf: (cell: PlanCell) => string,
): string =>
  [planCells.map(headOf), ...lines.map((line) => planCells.map((cell) => cellText(line, cell, currency)))]
    .map((row) => row.map(quotedCell).join("\t"))
    .join("\n")

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Heads that media plans of the field use, besides the product's own words. */
const heads: Readonly<Record<PlanCell, ReadonlyArray<string>>> = {
  channelType: ["channeltype", "channel", "mediatype", "media"],
  publisher: ["publisher", "vendor", "supplier", "site", "platform"],
  theme: ["theme", "creative", "message"],
  entity: ["entity", "business", "market", "store"],
  from: ["from", "start", "startdate", "firstday", "flightstart"],
  to: ["to", "end", "enddate", "lastday", "flightend", "until"],
  costSource: ["costsource", "ratesource"],
  buyType: ["buytype", "buyingtype", "purchasetype"],
  buyMetric: ["buymetric", "costmethod", "buyingmodel", "costmodel", "pricingmodel"],
  unitCost: ["unitcost", "unitrate", "rate", "unitprice"],
  kpiMetric: ["kpimetric", "kpi", "unittype"],
  kpiVolume: ["kpivolume", "volume", "units", "plannedunits", "quantity"],
  cost: ["cost", "mediacost", "netcost", "plannedcost"],
  budget: ["budget", "totalbudget", "plannedbudget"],
  objective: ["objective", "goal"],
}

/** The cell of each column by its head; undefined unless a row has at least two heads, since it is then a row of values. */
const cellsOfHead = (
  row: ReadonlyArray<string>,
  headOf: (cell: PlanCell) => string,
): ReadonlyArray<PlanCell | undefined> | undefined => {
  const taken = new Set<PlanCell>()
  const cells = row.map((head) => {
    const letters = lettersOf(head)
    const cell = planCells.find(
      (one) =>
        !taken.has(one) && letters !== "" && (lettersOf(headOf(one)) === letters || heads[one].includes(letters)),
    )
    if (cell !== undefined) taken.add(cell)
    return cell
  })
  return taken.size >= 2 ? cells : undefined
}

/** Where a table is pasted, and what it makes of texts. */
export interface Pasting {
  readonly lines: ReadonlyArray<PlanLine>
  /** The line and cell that were active; a table with heads adds lines at the end instead. */
  readonly at: { readonly line: number; readonly cell: PlanCell }
  readonly currency: CurrencyCode
  readonly newLine: () => PlanLine
  /** The words that the page has over a cell's column. */
  readonly headOf: (cell: PlanCell) => string
}

/** A text of a table that its cell does not take; the cell stays as it was. `line` counts from 0. */
export interface RefusedCell {
  readonly line: number
  readonly cell: PlanCell
  readonly text: string
  readonly problem: CellProblem
}

/** What a plan became by a table. */
export interface PastedPlan {
  readonly lines: ReadonlyArray<PlanLine>
  readonly added: number
  readonly refused: ReadonlyArray<RefusedCell>
  /** Rows that the plan had no place for. */
  readonly leftOut: number
}

/** A plan with a table from a spreadsheet: under its heads as further lines, else from the active cell on. */
export const pastedPlan = (table: Table, { lines, at, currency, newLine, headOf }: Pasting): PastedPlan => {
  const head = cellsOfHead(table[0] ?? [], headOf)
  const rows = (head === undefined ? table : table.slice(1)).filter((row) => row.some((cell) => cell.trim() !== ""))
  const first = head === undefined ? at.line : lines.length
  const cells = head ?? planCells.slice(planCells.indexOf(at.cell))
  const taken = rows.slice(0, Math.max(0, planLimits.lines - first))
  const next = [...lines]
  const refused: Array<RefusedCell> = []
  for (const [offset, row] of taken.entries()) {
    const place = first + offset
    let line = next[place] ?? newLine()
    for (const [column, text] of row.entries()) {
      const cell = cells[column]
      if (cell === undefined || (head !== undefined && text.trim() === "")) continue
      const read = withCell(line, cell, text, currency)
      if (Result.isSuccess(read)) line = read.success
      else refused.push({ line: place, cell, text, problem: read.failure })
    }
    next[place] = line
  }
  return { lines: next, added: next.length - lines.length, refused, leftOut: rows.length - taken.length }
}
