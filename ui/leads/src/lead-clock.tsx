import { answerLevel, isUnanswered, type Lead, openMillis, type OpenTimes } from "@domain/insights"
import { Badge } from "@ui/kit/badge"
import type { Format } from "@ui/shared/use-format"
import { Check, Clock, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { durationIn } from "./duration.ts"
import styles from "./work.module.css"

export interface LeadClockProps {
  readonly lead: Pick<Lead, "status" | "submittedOn" | "contactedAt">
  readonly times: OpenTimes
  readonly now: number
  readonly format: Format
}

const tones = { fresh: "glow", waiting: "warning", late: "danger" } as const

/** How long an unanswered lead has waited, or how fast it was answered, in the business's own hours. */
export const LeadClock = ({ lead, times, now, format }: LeadClockProps) => {
  const { t } = useTranslation(["leads"])
  const { submittedOn, contactedAt } = lead
  if (isUnanswered(lead)) {
    const waited = openMillis(times, submittedOn, now)
    const level = answerLevel(times, waited)
    const Icon = level === "late" ? TriangleAlert : Clock
    const words = waited < 60_000 ? t("leads:clock.now") : durationIn(format, waited)
    return (
      <Badge tone={tones[level]} icon={<Icon aria-hidden size={14} />}>
        {t(`leads:clock.${level}`, { time: words })}
      </Badge>
    )
  }
  if (contactedAt === undefined) return null
  return (
    <span className={styles["answered"]}>
      <Check aria-hidden size={14} />
      {t("leads:clock.answered", { time: durationIn(format, openMillis(times, submittedOn, contactedAt)) })}
    </span>
  )
}
