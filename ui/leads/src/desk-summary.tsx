import { answerLevel, openMillis, type OpenTimes } from "@domain/insights"
import { WeekLines } from "@ui/shared/hours"
import type { Format } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { durationIn } from "./duration.ts"
import type { LeadDesk } from "./lead-people.ts"
import styles from "./work.module.css"

export interface DeskSummaryProps {
  readonly desk: LeadDesk
  readonly times: OpenTimes
  readonly now: number
  readonly format: Format
  /** What stands in the line with the hours, such as the saved views. */
  readonly children?: ReactNode
}

/** Who waits, since when, and how fast leads are answered; and the hours in which that is counted. */
export const DeskSummary = ({ desk, times, now, format, children }: DeskSummaryProps) => {
  const { unanswered, replies, hours } = desk
  const { t } = useTranslation(["leads"])
  const { count, oldestAt } = unanswered
  const waited = oldestAt === undefined ? undefined : openMillis(times, oldestAt, now)
  const facts = [
    { id: "new", value: t("leads:desk.new", { count, shown: format.number(count) }) },
    ...(waited === undefined
      ? []
      : [{ id: answerLevel(times, waited), value: t("leads:desk.oldest", { time: durationIn(format, waited) }) }]),
    ...(replies.medianMillis === undefined
      ? []
      : [{ id: "median", value: t("leads:desk.median", { time: durationIn(format, replies.medianMillis) }) }]),
  ]
  return (
    <section className={styles["summary"]} aria-label={t("leads:desk.title")}>
      <ul className={styles["facts"]}>
        {facts.map(({ id, value }) => (
          <li key={id} className={styles[id === "late" ? "late" : "fact"]}>
            {value}
          </li>
        ))}
      </ul>
      <div className={styles["tools"]}>
        {children}
        {hours === undefined ? (
          <p className={styles["counted"]}>{t("leads:desk.roundTheClock")}</p>
        ) : (
          <details className={styles["counted"]}>
            <summary>{t("leads:desk.inHours")}</summary>
            <div className={styles["hours"]}>
              <WeekLines hours={hours} region={format.region} />
            </div>
          </details>
        )}
      </div>
    </section>
  )
}
