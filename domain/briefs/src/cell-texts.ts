import { type CurrencyCode, isLocalDate, type LocalDate, minorDigits } from "@domain/kernel"
import { Result } from "effect"
import { cellValue, isChoiceCell, type PlanCell, planChoices, type PlanLine, planLimits } from "./plan-line.ts"

/** Why a text is not what a cell holds. */
export type CellProblem = "number" | "date" | "long"

const moneyCells = ["cost", "unitCost", "budget"] as const
type MoneyCell = (typeof moneyCells)[number]

/** Whether a cell holds an amount of money. */
export const isMoneyCell = (cell: PlanCell): cell is MoneyCell => moneyCells.some((one) => one === cell)

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** A known value however it is written, such as "out of home"; other texts stay as they are. */
const choiceOf = (choices: ReadonlyArray<string>, text: string): string =>
  choices.find((choice) => lettersOf(choice) === lettersOf(text)) ?? text

/**
 * A number as people and spreadsheets write it, in units of ten to the minus `digits`: signs of currencies and thousands are
 * left out, and a comma before at most `digits` digits is a decimal point.
 */
const wholeOf = (text: string, digits: number): number | undefined => {
  const bare = text.replaceAll(/[\p{Sc}\s'’]|[A-Z]{3}/gu, "")
  const [, whole = "", fraction = ""] =
    /^(\d+)$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{2,3})*|\d+)\.(\d*)$/.exec(bare) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d*)$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{2,3})*,\d{3})$/.exec(bare) ??
    /^(\d+),(\d{1,2})$/.exec(bare) ??
    []
  if (whole === "" || fraction.replace(/0+$/, "").length > digits) return undefined
  const value = Number(whole.replaceAll(/[.,]/g, "") + fraction.slice(0, digits).padEnd(digits, "0"))
  return Number.isSafeInteger(value) ? value : undefined
}

/** A day as `2026-12-01`, or with the day first: `1/12/2026`, `01.12.2026`. */
const dayOf = (text: string): LocalDate | undefined => {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const written = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isLocalDate(written) ? written : undefined
}

/** What a cell shows while it is typed in: amounts in major units with a point, days as `2026-12-01`. */
export const cellText = (line: PlanLine, cell: PlanCell, currency: CurrencyCode): string => {
  const value = cellValue(line, cell)
  if (typeof value === "string") return value
  if (!isMoneyCell(cell)) return String(value)
  const digits = minorDigits[currency]
  if (digits === 0) return String(value)
  const padded = String(value).padStart(digits + 1, "0")
  const fraction = padded.slice(-digits)
  return Number(fraction) === 0 ? padded.slice(0, -digits) : `${padded.slice(0, -digits)}.${fraction}`
}

/** The line with a cell as it was typed or pasted, or why the text is refused. An empty number is nothing. */
export const withCell = (
  line: PlanLine,
  cell: PlanCell,
  typed: string,
  currency: CurrencyCode,
): Result.Result<PlanLine, CellProblem> => {
  const text = typed.trim()
  if (cell === "from" || cell === "to") {
    const day = dayOf(text)
    return day === undefined ? Result.fail("date") : Result.succeed({ ...line, dates: { ...line.dates, [cell]: day } })
  }
  if (isMoneyCell(cell) || cell === "kpiVolume") {
    const most = cell === "kpiVolume" ? planLimits.volume : planLimits.amount
    const value = text === "" ? 0 : wholeOf(text, cell === "kpiVolume" ? 0 : minorDigits[currency])
    return value === undefined || value > most ? Result.fail("number") : Result.succeed({ ...line, [cell]: value })
  }
  if (text.length > planLimits.text) return Result.fail("long")
  return Result.succeed({ ...line, [cell]: isChoiceCell(cell) ? choiceOf(planChoices[cell], text) : text })
}
