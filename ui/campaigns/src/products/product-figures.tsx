import { changeOf, type ProductInsights, type ProductMetric, shownProductMetrics } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { languages } from "@ui/i18n"
import { Card } from "@ui/kit/card"
import { LineChart } from "@ui/kit/line-chart"
import { Panel } from "@ui/kit/panel"
import { Stat } from "@ui/kit/stat"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useStatTrend } from "../stat-trend.ts"
import styles from "./products.module.css"

/** The metrics that have a card; the cost itself is skipped. Spec: business constants, metric labels. */
export type ShownMetric = Exclude<ProductMetric, "cost">

const shownMetrics: ReadonlyArray<ShownMetric> = shownProductMetrics.filter(
  (name): name is ShownMetric => name !== "cost",
)

const amounts: ReadonlySet<ProductMetric> = new Set(["totalSales", "costPerOrder", "costPerClick"])

/** A metric in words, as money or as a count. */
export const metricInWords = (format: Format, currency: CurrencyCode, name: ProductMetric) => (value: number) =>
  amounts.has(name) ? format.money(value, currency) : format.number(value)

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
              label={t(`app:products.metric.${name}`)}
              value={value === undefined ? t("common:state.noData") : metricInWords(format, currency, name)(value)}
              {...trend(changeOf(value, previous[name]), fewerIsBetter.has(name) ? "down" : "up")}
            />
          </Card>
        )
      })}
    </div>
  )
}

/** Each part of the period, as a line and as a table. */
export const ProductTrend = ({ insights: { period, parts, currency }, format }: ProductFiguresProps) => {
  const { t } = useTranslation(["app"])
  const { language } = usePortal()
  const labelOf = ({ from, to }: (typeof parts)[number]["days"]): string => {
    if (period === "Last4Weeks") return format.days(from, to)
    if (period === "Last10Years") return format.day(from, { year: "numeric" })
    if (period === "Last30Days") return format.day(from, { day: "numeric", month: "short" })
    const month = { month: "short", year: "numeric" } as const
    return period === "Last4Quarters"
      ? `${format.day(from, { month: "short" })} – ${format.day(to, month)}`
      : format.day(from, month)
  }
  return (
    <Panel title={t("app:products.over")}>
      <Tabs
        label={t("app:dashboard.measure")}
        items={shownMetrics.map((name) => {
          const label = t(`app:products.metric.${name}`)
          return {
            id: name,
            label,
            content: (
              <LineChart
                label={t("app:products.chart", { name: label })}
                axisLabel={t(`app:products.part.${period}`)}
                tableLabel={t("app:dashboard.asTable")}
                direction={languages[language].direction}
                format={metricInWords(format, currency, name)}
                series={[
                  {
                    name: label,
                    points: parts.map(({ days, totals }) => ({ label: labelOf(days), value: totals[name] ?? null })),
                  },
                ]}
              />
            ),
          }
        })}
      />
    </Panel>
  )
}
