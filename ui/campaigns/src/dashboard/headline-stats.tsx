import { type Dashboard, trendOf } from "@domain/insights"
import { BarSpark } from "@ui/kit/bar-spark"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { Term } from "@ui/kit/term"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import type { ResultWord } from "@ui/shared/outcome"
import { useStatTrend } from "../stat-trend.ts"
import styles from "./dashboard.module.css"
import { ResultParts } from "./result-parts.tsx"
import { useReturnInWords } from "./use-return-in-words.ts"

export interface HeadlineStatsProps {
  readonly dashboard: Pick<
    Dashboard,
    "currency" | "totals" | "previous" | "days" | "saleReturn" | "counted" | "resultParts"
  >
  /** What a result is called. */
  readonly word: ResultWord
  readonly format: Format
}

/** The owner's four numbers against the period of equal length before; a return on spend stands in place of the clicks, and what was really brought before what is estimated. */
export const HeadlineStats = ({ dashboard, word, format }: HeadlineStatsProps) => {
  const { t } = useTranslation(["app", "common", "dashboard"])
  const { currency, totals, previous, days, saleReturn, counted, resultParts = [] } = dashboard
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
  const returned = useReturnInWords(format, currency)
  const none = t("common:state.noData")
  return (
    <div className={styles["headline"]}>
      <div className={styles["stats"]}>
        <Card padding="small">
          <Stat
            label={<Term meaning={t("dashboard:meaning.spent")}>{t("app:dashboard.spent")}</Term>}
            value={money(totals.spend)}
            {...trend(changes.spend, "either")}
            chart={spark("spend", money)}
          />
        </Card>
        <Card padding="small">
          <Stat
            label={<Term meaning={t(`dashboard:meaning.results.${word}`)}>{t(`app:dashboard.results.${word}`)}</Term>}
            value={format.number(totals.results)}
            {...trend(changes.results, "up")}
            chart={spark("results", format.number)}
          />
        </Card>
        <Card padding="small">
          <Stat
            label={<Term meaning={t("dashboard:meaning.costPer")}>{t(`app:dashboard.costPer.${word}`)}</Term>}
            value={totals.costPerResult === undefined ? none : money(totals.costPerResult)}
            {...trend(changes.costPerResult, "down")}
          />
        </Card>
        <Card padding="small">
          {counted?.ratio !== undefined ? (
            <Stat
              label={<Term meaning={t("dashboard:counted.meaning")}>{t("dashboard:counted.label")}</Term>}
              value={`×${format.number(counted.ratio, { maximumFractionDigits: 1 })}`}
              chart={
                <p className={styles["against"]}>
                  <bdi>{returned.brought(counted)}</bdi>
                </p>
              }
            />
          ) : saleReturn === undefined ? (
            <Stat
              label={<Term meaning={t("dashboard:meaning.clicks")}>{t("app:dashboard.clicks")}</Term>}
              value={format.number(totals.clicks)}
              {...trend(changes.clicks, "up")}
              chart={spark("clicks", format.number)}
            />
          ) : (
            <Stat
              label={<Term meaning={t("dashboard:meaning.return")}>{t("dashboard:sale.label")}</Term>}
              value={`×${format.number(saleReturn.ratio, { maximumFractionDigits: 1 })}`}
              chart={
                <p className={styles["against"]}>
                  <bdi>{returned.each(saleReturn)}</bdi>
                </p>
              }
            />
          )}
        </Card>
      </div>
      {resultParts.length === 0 ? null : <ResultParts parts={resultParts} format={format} />}
      {Object.values(changes).every((change) => change === undefined) ? null : (
        <p className={styles["against"]}>{t("app:dashboard.trend.against", { count: days.length })}</p>
      )}
    </div>
  )
}
