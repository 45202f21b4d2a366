import type { ShownVersion } from "@application/briefs/contract"
import { differenceCount, planDifferences, type PlanLine } from "@domain/briefs"
import type { CurrencyCode } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import { useCellWords } from "../plan/use-cell-words.ts"

export interface VersionDifferencesProps {
  readonly before: Pick<ShownVersion, "version" | "lines">
  readonly after: Pick<ShownVersion, "lines">
  readonly currency: CurrencyCode
}

/** A line in a few words. */
const headingOf = ({ publisher, channelType, theme }: PlanLine): string =>
  [publisher || channelType, theme].filter((part) => part !== "").join(" · ")

/** What makes a version another than the version before it. */
export const VersionDifferences = ({ before, after, currency }: VersionDifferencesProps) => {
  const { t } = useTranslation(["briefs"])
  const { headOf, valueOf } = useCellWords()
  const differences = planDifferences(before.lines, after.lines)
  const named = (lineId: string) => {
    const line = after.lines.find(({ id }) => id === lineId)
    return line === undefined ? "" : headingOf(line)
  }
  const empty = t("briefs:differences.empty")
  return (
    <details>
      <summary>
        {t("briefs:differences.title", { count: differenceCount(differences), version: before.version })}
      </summary>
      <ul className={styles["lines"]}>
        {differences.added.map((line) => (
          <li key={`+${line.id}`}>{t("briefs:differences.added", { line: headingOf(line) })}</li>
        ))}
        {differences.removed.map((line) => (
          <li key={`-${line.id}`}>{t("briefs:differences.removed", { line: headingOf(line) })}</li>
        ))}
        {differences.changed.map(({ lineId, cell, before: former, after: now }) => (
          <li key={`${lineId}:${cell}`} className={styles["line"]}>
            <strong>
              {named(lineId)}, {headOf(cell)}:
            </strong>
            <span>
              <del>{valueOf(cell, former, currency) || empty}</del> <ins>{valueOf(cell, now, currency) || empty}</ins>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
