import { dueLevel, type LeadNextStep } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"
import { CalendarClock, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./work.module.css"

export interface LeadStepLineProps {
  readonly step: LeadNextStep
  readonly now: number
  readonly format: Format
}

/** What is to be done next and when; overdue steps are lit. */
export const LeadStepLine = ({ step: { text, dueAt }, now, format }: LeadStepLineProps) => {
  const { t } = useTranslation(["leads"])
  const level = dueLevel(dueAt, now, format.timeZone)
  const Icon = level === "overdue" ? TriangleAlert : CalendarClock
  const when = level === undefined ? format.dayOf(dueAt) : format.timeOf(dueAt)
  return (
    <span className={styles["step"]}>
      <bdi className={styles["stepText"]}>{text}</bdi>
      <time dateTime={new Date(dueAt).toISOString()} title={format.moment(dueAt)} className={styles[level ?? "later"]}>
        <Icon aria-hidden size={14} />
        {level === "overdue"
          ? t("leads:step.overdue", { when: format.ago(dueAt) })
          : level === "today"
            ? t("leads:step.today", { when })
            : when}
      </time>
    </span>
  )
}
