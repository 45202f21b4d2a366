import type { DayPart } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import { useWeekWords } from "./use-week-words.ts"
import styles from "./week-lines.module.css"

export interface WeekLinesProps {
  /** At any time where absent. */
  readonly hours: ReadonlyArray<DayPart> | undefined
  readonly region: Region
}

/** Hours of the week to read, days with the same hours together, and the zone that they are of. */
export const WeekLines = ({ hours, region }: WeekLinesProps) => {
  const { t } = useTranslation("launch")
  const { lines, zone } = useWeekWords(region)
  if (hours === undefined) return <>{t("launch:hours.anyTime")}</>
  return (
    <>
      {lines(hours).map(({ days, hours: words }) => (
        <span key={days} className={styles["line"]}>
          <bdi>{days}</bdi> <bdi>{words}</bdi>
        </span>
      ))}
      <span className={styles["zone"]}>{zone}</span>
    </>
  )
}
