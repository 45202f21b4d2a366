import type { PlanCell, PlanCheck, PlanLine } from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import { useCellWords } from "./use-cell-words.ts"
import { useCheckWords } from "./use-check-words.ts"

export interface PlanFindingsProps {
  readonly checks: ReadonlyArray<PlanCheck>
  readonly lines: ReadonlyArray<PlanLine>
  readonly currency: CurrencyCode
  readonly mayChange: boolean
  /** Makes a cell the active one. */
  readonly onOpen: (line: number, cell: PlanCell) => void
  /** Sets a line's cost to unit cost × volume. */
  readonly onMend: (line: PlanLine, cost: number) => void
}

const tones = { error: "danger", warning: "warning", note: "info" } as const

/** What is wrong with a plan or left to do; each finding leads to its cell, and a cost is mended by one press. */
export const PlanFindings = ({ checks, lines, currency, mayChange, onOpen, onMend }: PlanFindingsProps) => {
  const { t } = useTranslation(["briefs"])
  const { headOf } = useCellWords()
  const wordsOf = useCheckWords(currency)
  return (
    <ul className={styles["lines"]} aria-label={t("briefs:check.title")}>
      {checks.map((check) => {
        const { key, weight, lineId, cell, amount } = check
        const place = lines.findIndex(({ id }) => id === lineId)
        const line = lines[place]
        const mends = (key === "costDiffers" || key === "costAbout") && mayChange
        return (
          <li key={`${key}:${lineId ?? ""}:${cell ?? ""}`} className={styles["line"]}>
            <Badge tone={tones[weight]}>{t(`briefs:check.weight.${weight}`)}</Badge>
            <span>
              {line === undefined || cell === undefined ? null : (
                <strong>{t("briefs:cell.label", { cell: headOf(cell), line: place + 1 })}: </strong>
              )}
              {wordsOf(check)}
            </span>
            {line === undefined || cell === undefined ? null : (
              <Button kind="quiet" size="small" onPress={() => onOpen(place, cell)}>
                {t("briefs:check.open")}
              </Button>
            )}
            {mends && line !== undefined && amount !== undefined ? (
              <Button kind="secondary" size="small" onPress={() => onMend(line, amount)}>
                {t("briefs:check.mend")}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
