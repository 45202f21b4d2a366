import { resultKindOf } from "@domain/campaigns"
import { type FrozenReport, type PerformanceReport, trendOf } from "@domain/insights"
import { Card } from "@ui/kit/card"
import { Stat, type Trend } from "@ui/kit/stat"
import { Term } from "@ui/kit/term"
import { localeIn } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./document.module.css"
import { totalsId } from "./row-ids.ts"
import type { ReportFormat } from "./use-report-format.ts"

type Welcome = "up" | "down" | "either"

/** What totals are of: a report, or several reports of one currency. */
type Summed = Pick<FrozenReport, "story" | "counted" | "resultParts" | "objective" | "resultsAre"> & {
  readonly report: Pick<PerformanceReport, "totals" | "previous" | "compared">
}

export interface ReportTotalsProps {
  readonly frozen: Summed
  readonly format: ReportFormat
  /** Id and name of the section, where a page has several. */
  readonly section?: { readonly id: string; readonly name: string }
}

/** The report's totals, with their change against the compared days. */
export const ReportTotals = ({ frozen, format, section }: ReportTotalsProps) => {
  const { t } = useTranslation(["reports", "common"])
  const { totals, previous, compared } = frozen.report
  const changes = previous === undefined ? {} : trendOf(totals, previous)
  const word = resultKindOf(frozen) ?? "any"
  const { language } = usePortal()
  const none = t("common:state.noData")
  // A cost that chance may have moved is neither good nor bad news.
  const isCostSure = frozen.story?.some(({ kind }) => kind === "dearer" || kind === "cheaper") ?? false
  const trend = (change: number | undefined, welcome: Welcome): { readonly trend?: Trend } => {
    if (change === undefined) return {}
    const direction = Math.abs(change) < 0.005 ? "level" : change > 0 ? "up" : "down"
    const meaning = welcome === "either" || direction === "level" ? "neutral" : direction === welcome ? "good" : "bad"
    const text = t(`reports:trend.${direction}`, { percent: format.percent(Math.abs(change)) })
    return { trend: { direction, meaning, text } }
  }
  const stats = [
    {
      id: "spend",
      label: t("reports:field.spend"),
      value: format.headline(totals.spend),
      ...trend(changes.spend, "either"),
    },
    {
      id: "results",
      label: t(`reports:field.results.${word}`),
      value: format.number(totals.results),
      ...trend(changes.results, "up"),
    },
    {
      id: "cost",
      label: t(`reports:field.costPer.${word}`),
      value: totals.costPerResult === undefined ? none : format.money(totals.costPerResult),
      ...trend(changes.costPerResult, isCostSure ? "down" : "either"),
    },
    {
      id: "clicks",
      label: t("reports:field.clicks"),
      value: format.number(totals.clicks),
      ...trend(changes.clicks, "up"),
    },
  ]
  const { counted, resultParts = [] } = frozen
  const explained =
    counted === undefined
      ? []
      : [
          { id: "value", label: t("reports:field.value"), value: format.headline(counted.value) },
          ...(counted.ratio === undefined
            ? []
            : [
                {
                  id: "return",
                  label: t("reports:field.return"),
                  value: `×${counted.ratio.toFixed(1)}`,
                },
              ]),
        ].map(({ label, ...stat }) => ({
          ...stat,
          label: <Term meaning={t("reports:document.valueMeaning")}>{label}</Term>,
        }))
  const parts = resultParts.map((part) =>
    t(`reports:results.${resultKindOf(part) ?? "any"}`, { count: part.results, value: format.number(part.results) }),
  )
  const isEmpty = totals.impressions + totals.clicks + totals.results + totals.spend === 0
  return (
    <section
      id={section?.id ?? totalsId}
      tabIndex={-1}
      aria-label={section?.name ?? t("reports:document.totals")}
      className={styles["totals"]}
    >
      <div className={styles["stats"]}>
        {[...stats, ...explained].map(({ id, ...stat }) => (
          <Card key={id} padding="small">
            <Stat {...stat} value={isEmpty ? none : stat.value} />
          </Card>
        ))}
      </div>
      {parts.length === 0 ? null : (
        <p className={styles["quiet"]}>
          {t("reports:document.parts", { list: new Intl.ListFormat(localeIn(language)).format(parts) })}
        </p>
      )}
      {compared === undefined ? null : (
        <p className={styles["quiet"]}>
          {t("reports:document.against", { days: format.days(compared.from, compared.to) })}
        </p>
      )}
    </section>
  )
}
