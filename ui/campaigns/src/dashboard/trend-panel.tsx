import type { Dashboard } from "@domain/insights"
import { languages } from "@ui/i18n"
import { LineChart } from "@ui/kit/line-chart"
import { Panel } from "@ui/kit/panel"
import { Tabs } from "@ui/kit/tabs"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { usePortal } from "@ui/shared/frame"
import type { ResultWord } from "@ui/shared/outcome"

export interface TrendPanelProps {
  readonly dashboard: Pick<Dashboard, "currency" | "days">
  readonly word: ResultWord
  readonly format: Format
}

/** Each day's money, results and clicks, as a line and as a table. */
export const TrendPanel = ({ dashboard: { currency, days }, word, format }: TrendPanelProps) => {
  const { t } = useTranslation(["app"])
  const { language } = usePortal()
  const metrics = [
    { id: "spend", name: t("app:dashboard.spent"), inWords: (value: number) => format.money(value, currency) },
    { id: "results", name: t(`app:dashboard.results.${word}`), inWords: (value: number) => format.number(value) },
    { id: "clicks", name: t("app:dashboard.clicks"), inWords: (value: number) => format.number(value) },
  ] as const
  if (days.every(({ spend, results, clicks }) => spend + results + clicks === 0)) {
    return (
      <Panel title={t("app:dashboard.byDay")}>
        <p>{t("app:dashboard.noNumbers")}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t("app:dashboard.byDay")}>
      <Tabs
        label={t("app:dashboard.measure")}
        items={metrics.map(({ id, name, inWords }) => ({
          id,
          label: name,
          content: (
            <LineChart
              label={t("app:dashboard.chart", { name })}
              axisLabel={t("app:dashboard.day")}
              tableLabel={t("app:dashboard.asTable")}
              direction={languages[language].direction}
              format={inWords}
              series={[
                {
                  name,
                  points: days.map((day) => ({
                    label: format.day(day.date, { day: "numeric", month: "short" }),
                    value: day[id],
                  })),
                },
              ]}
            />
          ),
        }))}
      />
    </Panel>
  )
}
