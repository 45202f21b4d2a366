import {
  clipboardTable,
  type PastedPlan,
  pastedPlan,
  type PlanCell,
  planCells,
  type PlanCheck,
  planTotals,
} from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { IconButton } from "@ui/kit/icon-button"
import { useFormat } from "@ui/shared/use-format"
import { Copy, MessageSquare, Trash2 } from "lucide-react"
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react"
import { useTranslation } from "react-i18next"
import { PlanCellField } from "./plan-cell.tsx"
import styles from "./plan.module.css"
import { useCellWords } from "./use-cell-words.ts"
import { useCheckWords } from "./use-check-words.ts"
import type { PlanState } from "./use-plan.ts"

export interface PlanTableProps {
  readonly plan: PlanState
  readonly checks: ReadonlyArray<PlanCheck>
  readonly currency: CurrencyCode
  readonly mayChange: boolean
  /** How many comments a line has. */
  readonly commentsOf: (lineId: string) => number
  readonly onComment: (lineId: string) => void
  readonly onPasted: (pasted: PastedPlan) => void
}

const isCell = (name: string | undefined): name is PlanCell => planCells.some((cell) => cell === name)

/** The line and cell that a field of the table stands for. */
const placeOf = (target: EventTarget): { readonly line: number; readonly cell: PlanCell } | undefined => {
  const [line, cell] = target instanceof HTMLElement ? (target.dataset["cell"] ?? "").split(":") : []
  return isCell(cell) ? { line: Number(line), cell } : undefined
}

/** The field of a cell, which becomes the active one. */
export const focusCell = (within: ParentNode | null, line: number, cell: PlanCell): void =>
  within?.querySelector<HTMLElement>(`[data-cell="${line}:${cell}"]`)?.focus()

/** A plan's lines as a table that is typed in; cards on phones. Enter and arrows move between lines, Tab between cells. */
export const PlanTable = (props: PlanTableProps) => {
  const { plan, checks, currency, mayChange, commentsOf, onComment, onPasted } = props
  const { t } = useTranslation(["briefs"])
  const format = useFormat()
  const { headOf } = useCellWords()
  const checkWords = useCheckWords(currency)
  const table = useRef<HTMLTableElement>(null)
  const { lines } = plan
  const totals = planTotals(lines)

  const move = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (place === undefined) return
    const isList = event.target instanceof HTMLSelectElement
    const isDay = event.target instanceof HTMLInputElement && event.target.type === "date"
    const steps = event.key === "Enter" ? (event.shiftKey ? -1 : 1) : isList || isDay ? 0 : arrowStep(event.key)
    if (steps === 0) return
    event.preventDefault()
    const next = place.line + steps
    if (next === lines.length && event.key === "Enter" && mayChange) {
      plan.add()
      requestAnimationFrame(() => focusCell(table.current, next, place.cell))
    } else focusCell(table.current, next, place.cell)
  }

  const paste = (event: ClipboardEvent) => {
    const at = placeOf(event.target)
    const text = event.clipboardData.getData("text/plain")
    if (at === undefined || !mayChange || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = pastedPlan(clipboardTable(text), { lines, at, currency, newLine: plan.newLine, headOf })
    plan.change(pasted.lines)
    onPasted(pasted)
  }

  return (
    <div className={styles["scroll"]} role="group" aria-label={t("briefs:plan.title")}>
      <table
        ref={table}
        className={styles["table"]}
        onKeyDown={move}
        onPaste={paste}
        aria-label={t("briefs:plan.title")}
      >
        <thead>
          <tr>
            <th scope="col" className={styles["first"]}>
              {t("briefs:plan.line")}
            </th>
            {planCells.map((cell) => (
              <th key={cell} scope="col">
                {headOf(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const found = checks.filter((check) => check.lineId === line.id)
            const comments = commentsOf(line.id)
            return (
              <tr key={line.id}>
                <th scope="row" className={styles["first"]}>
                  <span className={styles["number"]}>{format.number(place + 1)}</span>
                  <span className={styles["acts"]}>
                    <IconButton
                      label={t("briefs:comments.open", { line: place + 1, count: comments })}
                      onPress={() => onComment(line.id)}
                    >
                      <span className={styles["count"]}>
                        <MessageSquare aria-hidden size={16} />
                        {comments === 0 ? null : format.number(comments)}
                      </span>
                    </IconButton>
                    {mayChange ? (
                      <>
                        <IconButton
                          label={t("briefs:plan.copyLine", { line: place + 1 })}
                          onPress={() => plan.copy(line.id)}
                        >
                          <Copy aria-hidden size={16} />
                        </IconButton>
                        <IconButton
                          label={t("briefs:plan.removeLine", { line: place + 1 })}
                          onPress={() => plan.remove(line.id)}
                        >
                          <Trash2 aria-hidden size={16} />
                        </IconButton>
                      </>
                    ) : null}
                  </span>
                </th>
                {planCells.map((cell) => {
                  const finding = found.find((check) => check.cell === cell)
                  return (
                    <td key={cell} data-label={headOf(cell)}>
                      <PlanCellField
                        line={line}
                        cell={cell}
                        place={place}
                        currency={currency}
                        isDisabled={!mayChange}
                        finding={finding === undefined ? undefined : checkWords(finding)}
                        isWrong={finding?.weight === "error"}
                        onChange={plan.changeLine}
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles["first"]}>
              {t("briefs:plan.total")}
            </th>
            {planCells.map((cell) => (
              <td key={cell} data-label={headOf(cell)} className={styles["sum"]}>
                {cell === "cost" || cell === "budget" ? format.money(totals[cell], currency) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const arrowStep = (key: string): number => (key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0)
