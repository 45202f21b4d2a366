import { PreviewReportSchedule } from "@application/insights/contract"
import type { ScheduleSettings } from "@domain/insights"
import type { BusinessProfileId, ReportScheduleId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./schedule.module.css"
import { UpcomingTimes } from "./upcoming-times.tsx"

export interface SchedulePreviewProps {
  readonly businessProfileId: BusinessProfileId
  /** The schedule that is changed; absent for a new one. */
  readonly scheduleId?: ReportScheduleId
  readonly settings: ScheduleSettings
}

/** When a report would leave next, and the figures that it would have today. */
export const SchedulePreview = ({ businessProfileId, scheduleId, settings }: SchedulePreviewProps) => {
  const { t } = useTranslation("reportMails")
  const format = useFormat()
  const { output, failure } = useRead(PreviewReportSchedule, {
    businessProfileId,
    ...(scheduleId !== undefined && { scheduleId }),
    ...settings,
  })
  if (failure !== undefined) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton lines={3} />
  const { totals, currency, days } = output.report.report
  return (
    <section className={styles["preview"]} aria-label={t("preview.title")}>
      <h3>{t("preview.title")}</h3>
      <UpcomingTimes upcoming={output.upcoming} timeZone={settings.timeZone} />
      <p>
        {t("preview.now", {
          days: format.days(days.from, days.to),
          spend: format.money(totals.spend, currency),
          results: format.number(totals.results),
        })}
      </p>
    </section>
  )
}
