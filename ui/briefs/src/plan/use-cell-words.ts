import { cellText, type ChoiceCell, isChoiceCell, isMoneyCell, type PlanCell, type PlanLine } from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** The words of a plan's columns and known values, and values as they are read. */
export const useCellWords = () => {
  const { t, i18n } = useTranslation(["briefs"])
  const format = useFormat()
  const headOf = (cell: PlanCell) => t(`briefs:cell.${cell}`)
  /** A value that no rule knows stays as it was typed. */
  const choiceOf = (cell: ChoiceCell, value: string): string => {
    const key = `briefs:choice.${cell}.${value}`
    return value !== "" && !value.includes(".") && i18n.exists(key) ? t([key]) : value
  }
  const valueOf = (cell: PlanCell, value: string | number, currency: CurrencyCode): string => {
    if (typeof value === "number") return isMoneyCell(cell) ? format.money(value, currency) : format.number(value)
    if (cell === "from" || cell === "to") return format.shortDay(value)
    return isChoiceCell(cell) ? choiceOf(cell, value) : value
  }
  const textOf = (line: PlanLine, cell: PlanCell, currency: CurrencyCode) => {
    const value = cell === "from" || cell === "to" ? line.dates[cell] : line[cell]
    return valueOf(cell, value, currency) || cellText(line, cell, currency)
  }
  return { headOf, choiceOf, valueOf, textOf }
}
