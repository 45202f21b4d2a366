import { GetPerformanceReport } from "@application/insights/contract"
import type { InputOf } from "@ui/container"
import { useRead } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"

export interface ReportPreviewProps {
  /** What the report would be made of; undefined while it is not whole. */
  readonly question: InputOf<typeof GetPerformanceReport> | undefined
}

/** The numbers that a report would have, before it is published. */
export const ReportPreview = ({ question }: ReportPreviewProps) => {
  const { t } = useTranslation(["reports", "common"])
  const format = useFormat()
  const { output, isCurrent, failure } = useRead(GetPerformanceReport, question, 300)
  const none = t("common:state.noData")
  if (question === undefined) return null
  if (failure !== undefined && !isCurrent) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton shape="box" height="6rem" />
  const { days, compared, totals, currency } = output
  const isEmpty = totals.impressions + totals.clicks + totals.results + totals.spend === 0
  const figures = [
    { label: t("reports:field.spend"), value: format.money(totals.spend, currency) },
    { label: t("reports:field.results.any"), value: format.number(totals.results) },
    {
      label: t("reports:field.costPer.any"),
      value: totals.costPerResult === undefined ? none : format.money(totals.costPerResult, currency),
    },
    { label: t("reports:field.clicks"), value: format.number(totals.clicks) },
  ]
  return (
    <section aria-label={t("reports:new.preview")} aria-busy={!isCurrent} className={styles["preview"]}>
      <p>
        <bdi>{format.days(days.from, days.to)}</bdi>
      </p>
      {isEmpty ? (
        <p>{t("reports:new.previewEmpty")}</p>
      ) : (
        <dl className={styles["figures"]}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {compared === undefined ? null : (
        <p className={styles["quiet"]}>
          {t("reports:document.against", { days: format.days(compared.from, compared.to) })}
        </p>
      )}
    </section>
  )
}
