import type { Objective } from "@domain/creatives"
import { type Dashboard, trendOf } from "@domain/insights"
import { BarSpark } from "@ui/kit/bar-spark"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { useStatTrend } from "../stat-trend.ts"
import styles from "./dashboard.module.css"

export interface HeadlineStatsProps {
  readonly dashboard: Pick<Dashboard, "currency" | "totals" | "previous" | "days">
  /** What a result is called. */
  readonly word: Objective | "any"
  readonly format: Format
}

/** The owner's four numbers against the period of equal length before. */
export const HeadlineStats = ({ dashboard, word, format }: HeadlineStatsProps) => {
  const { t } = useTranslation(["app", "common"])
  const { currency, totals, previous, days } = dashboard
  const changes = trendOf(totals, previous)
  const trend = useStatTrend(format)
  const spark = (name: "spend" | "results" | "clicks", inWords: (value: number) => string) => (
    <BarSpark
      label={t(`app:dashboard.spark.${name}`)}
      points={days
        .slice(-14)
        .map((day) => ({ label: format.day(day.date, { dateStyle: "medium" }), value: day[name] }))}
      format={inWords}
    />
  )
  const money = (amount: number) => format.headline(amount, currency)
  const none = t("common:state.noData")
  return (
    <div className={styles["headline"]}>
      <div className={styles["stats"]}>
        <Card padding="small">
          <Stat
            label={t("app:dashboard.spent")}
            value={money(totals.spend)}
            {...trend(changes.spend, "either")}
            chart={spark("spend", money)}
          />
        </Card>
        <Card padding="small">
          <Stat
            label={t(`app:dashboard.results.${word}`)}
            value={format.number(totals.results)}
            {...trend(changes.results, "up")}
            chart={spark("results", format.number)}
          />
        </Card>
        <Card padding="small">
          <Stat
            label={t(`app:dashboard.costPer.${word}`)}
            value={totals.costPerResult === undefined ? none : money(totals.costPerResult)}
            {...trend(changes.costPerResult, "down")}
          />
        </Card>
        <Card padding="small">
          <Stat
            label={t("app:dashboard.clicks")}
            value={format.number(totals.clicks)}
            {...trend(changes.clicks, "up")}
            chart={spark("clicks", format.number)}
          />
        </Card>
      </div>
      {Object.values(changes).every((change) => change === undefined) ? null : (
        <p className={styles["against"]}>{t("app:dashboard.trend.against", { count: days.length })}</p>
      )}
    </div>
  )
}
