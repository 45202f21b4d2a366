import { PreviewAgencySchedule } from "@application/insights/contract"
import type { AgencyScheduleSettings } from "@domain/insights"
import type { ReportScheduleId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../schedule/schedule.module.css"
import { UpcomingTimes } from "../schedule/upcoming-times.tsx"

export interface AgencySchedulePreviewProps {
  /** The schedule that is changed; absent for a new one. */
  readonly scheduleId?: ReportScheduleId
  readonly settings: AgencyScheduleSettings
}

/** When a report over many clients would leave next, and the sums that it would have today. */
export const AgencySchedulePreview = ({ scheduleId, settings }: AgencySchedulePreviewProps) => {
  const { t } = useTranslation(["agencyReports", "reportMails"])
  const format = useFormat()
  const { output, failure } = useRead(PreviewAgencySchedule, {
    ...(scheduleId !== undefined && { scheduleId }),
    ...settings,
  })
  if (failure !== undefined) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton lines={3} />
  const { upcoming, clients, counted, days, summary } = output
  return (
    <section className={styles["preview"]} aria-label={t("reportMails:preview.title")}>
      <h3>{t("reportMails:preview.title")}</h3>
      <UpcomingTimes upcoming={upcoming} timeZone={settings.timeZone} />
      <p>
        {t("agencyReports:regular.preview.now", { days: format.days(days.from, days.to) })}{" "}
        {t("agencyReports:regular.preview.clients", { count: clients })}{" "}
        {counted < clients ? t("agencyReports:regular.preview.counted", { count: counted }) : null}
      </p>
      <ul>
        {summary.currencies.map(({ currency, totals }) => (
          <li key={currency}>
            {t("agencyReports:regular.preview.sums", {
              spend: format.money(totals.spend, currency),
              results: format.number(totals.results),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
