import { type PlanCell, planCells, type PlanLine, planTotals } from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { DataTable } from "@ui/kit/data-table"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import { useCellWords } from "../plan/use-cell-words.ts"

export interface VersionLinesProps {
  readonly lines: ReadonlyArray<PlanLine>
  readonly currency: CurrencyCode
}

const numbers: ReadonlyArray<PlanCell> = ["unitCost", "kpiVolume", "cost", "budget"]

/** The lines of a version to read, with their totals. */
export const VersionLines = ({ lines, currency }: VersionLinesProps) => {
  const { t } = useTranslation(["briefs"])
  const format = useFormat()
  const { headOf, textOf } = useCellWords()
  const totals = planTotals(lines)
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>
        {t("briefs:version.sums", {
          count: lines.length,
          cost: format.money(totals.cost, currency),
          budget: format.money(totals.budget, currency),
        })}
      </p>
      {/* A wide table is scrolled by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles["scroll"]} role="group" aria-label={t("briefs:plan.title")} tabIndex={0}>
        <DataTable
          caption={t("briefs:plan.title")}
          columns={(["publisher", ...planCells.filter((cell) => cell !== "publisher")] as const).map((cell) => ({
            id: cell,
            label: headOf(cell),
            isNumber: numbers.includes(cell),
            render: (line: PlanLine) => <bdi>{textOf(line, cell, currency)}</bdi>,
          }))}
          rows={lines}
          rowKey={({ id }) => id}
        />
      </div>
    </div>
  )
}
