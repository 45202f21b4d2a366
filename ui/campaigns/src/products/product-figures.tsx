import { changeOf, isProductAmount, type ProductInsights, type ProductMetric } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { languages } from "@ui/i18n"
import { Card } from "@ui/kit/card"
import { LineChart } from "@ui/kit/line-chart"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Stat } from "@ui/kit/stat"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useStatTrend } from "../stat-trend.ts"
import { metricNamed, type ShownMetric, shownMetrics } from "./product-columns.ts"
import styles from "./products.module.css"

/** A metric in words, as money or as a count. */
export const metricInWords = (format: Format, currency: CurrencyCode, name: ProductMetric) => (value: number) =>
  isProductAmount(name) ? format.money(value, currency) : format.number(value)

const fewerIsBetter: ReadonlySet<ProductMetric> = new Set(["costPerOrder", "costPerClick"])

interface ProductFiguresProps {
  readonly insights: ProductInsights
  readonly format: Format
}

/** The period's figures against as many days before. */
export const ProductCards = ({ insights: { totals, previous, currency }, format }: ProductFiguresProps) => {
  const { t } = useTranslation(["app", "common"])
  const trend = useStatTrend(format)
  return (
    <div className={styles["stats"]}>
      {shownMetrics.map((name) => {
        const value = totals[name]
        return (
          <Card key={name} padding="small">
            <Stat
              label={t(`products:metric.${name}`)}
              value={value === undefined ? t("common:state.noData") : metricInWords(format, currency, name)(value)}
              {...trend(changeOf(value, previous[name]), fewerIsBetter.has(name) ? "down" : "up")}
            />
          </Card>
        )
      })}
    </div>
  )
}

export interface ProductTrendProps extends ProductFiguresProps {
  readonly first: ShownMetric
  /** The metric that is shown below the first, over the same days. */
  readonly second: ShownMetric | undefined
  readonly onMetrics: (first: ShownMetric, second: ShownMetric | undefined) => void
}

/** Each part of the period by one metric or two, as lines and as tables. */
export const ProductTrend = ({ insights, format, first, second, onMetrics }: ProductTrendProps) => {
  const { t } = useTranslation(["app", "products"])
  const { language } = usePortal()
  const { period, parts, currency } = insights
  const labelOf = ({ from, to }: (typeof parts)[number]["days"]): string => {
    if (period === "Last4Weeks") return format.days(from, to)
    if (period === "Last10Years") return format.day(from, { year: "numeric" })
    if (period === "Last30Days") return format.day(from, { day: "numeric", month: "short" })
    const month = { month: "short", year: "numeric" } as const
    return period === "Last4Quarters"
      ? `${format.day(from, { month: "short" })} – ${format.day(to, month)}`
      : format.day(from, month)
  }
  const options = shownMetrics.map((id) => ({ id, label: t(`products:metric.${id}`) }))
  return (
    <Panel
      title={t("products:over")}
      actions={
        <div className={styles["choices"]}>
          <Select
            label={t("products:trend.first")}
            placeholder={t("products:trend.first")}
            value={first}
            options={options}
            onChange={(id) => onMetrics(metricNamed(id) ?? first, second)}
          />
          <Select
            label={t("products:trend.second")}
            placeholder={t("products:trend.second")}
            value={second ?? "none"}
            options={[{ id: "none", label: t("products:trend.none") }, ...options.filter(({ id }) => id !== first)]}
            onChange={(id) => onMetrics(first, metricNamed(id))}
          />
        </div>
      }
    >
      {[first, ...(second === undefined || second === first ? [] : [second])].map((name) => {
        const label = t(`products:metric.${name}`)
        return (
          <div key={name}>
            <h3 className={styles["metric"]}>{label}</h3>
            <LineChart
              label={t("products:chart", { name: label })}
              axisLabel={t(`products:part.${period}`)}
              tableLabel={t("app:dashboard.asTable")}
              direction={languages[language].direction}
              format={metricInWords(format, currency, name)}
              height={second === undefined ? 240 : 180}
              series={[
                {
                  name: label,
                  points: parts.map(({ days, totals }) => ({ label: labelOf(days), value: totals[name] ?? null })),
                },
              ]}
            />
          </div>
        )
      })}
    </Panel>
  )
}
