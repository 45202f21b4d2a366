import {
  type CellProblem,
  cellText,
  isChoiceCell,
  type PlanCell,
  planChoices,
  type PlanLine,
  withCell,
} from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useCellWords } from "./use-cell-words.ts"
import styles from "./plan.module.css"

export interface PlanCellFieldProps {
  readonly line: PlanLine
  readonly cell: PlanCell
  /** The place of the line, from 0. */
  readonly place: number
  readonly currency: CurrencyCode
  readonly isDisabled: boolean
  /** Words of what the plan's checks found here. */
  readonly finding: string | undefined
  readonly isWrong: boolean
  readonly onChange: (line: PlanLine) => void
}

/** A cell of a plan: a choice of known values, a day, or a text that is read when the cell is left. */
export const PlanCellField = (props: PlanCellFieldProps) => {
  const { line, cell, place, currency, isDisabled, finding, isWrong, onChange } = props
  const { t } = useTranslation(["briefs"])
  const { headOf, choiceOf } = useCellWords()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<CellProblem>()
  const shown = cellText(line, cell, currency)
  const told = problem === undefined ? finding : t(`briefs:cell.problem.${problem}`)
  const common = {
    "aria-label": t("briefs:cell.label", { cell: headOf(cell), line: place + 1 }),
    "aria-invalid": isWrong || problem !== undefined || undefined,
    "data-cell": `${place}:${cell}`,
    disabled: isDisabled,
    title: told,
    className: styles["field"],
  }
  const take = (text: string) => {
    const read = withCell(line, cell, text, currency)
    if (Result.isFailure(read)) return setProblem(read.failure)
    setProblem(undefined)
    setTyped(undefined)
    if (cellText(read.success, cell, currency) !== shown) onChange(read.success)
  }
  if (isChoiceCell(cell)) {
    const known: ReadonlyArray<string> = planChoices[cell]
    return (
      <select {...common} value={shown} onChange={(event) => take(event.target.value)}>
        {shown === "" || !known.includes(shown) ? <option value={shown}>{shown}</option> : null}
        {known.map((choice) => (
          <option key={choice} value={choice}>
            {choiceOf(cell, choice)}
          </option>
        ))}
      </select>
    )
  }
  const isDay = cell === "from" || cell === "to"
  const isText = cell === "publisher" || cell === "theme" || cell === "entity"
  return (
    <>
      <input
        {...common}
        type={isDay ? "date" : "text"}
        dir={isText ? "auto" : "ltr"}
        inputMode={isDay || isText ? undefined : "decimal"}
        autoComplete="off"
        value={typed ?? shown}
        onChange={(event) => (isDay ? take(event.target.value) : setTyped(event.target.value))}
        onBlur={() => (typed === undefined ? undefined : take(typed))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && typed !== undefined) take(typed)
          if (event.key !== "Escape") return
          setTyped(undefined)
          setProblem(undefined)
        }}
      />
      {problem === undefined ? null : (
        <span role="alert" className={styles["problem"]}>
          {t(`briefs:cell.problem.${problem}`)}
        </span>
      )}
    </>
  )
}
