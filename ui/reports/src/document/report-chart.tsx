import { resultKindOf } from "@domain/campaigns"
import type { FrozenReport, ReportRow } from "@domain/insights"
import { eachDay } from "@domain/kernel"
import { languages } from "@ui/i18n"
import { LineChart } from "@ui/kit/line-chart"
import { Panel } from "@ui/kit/panel"
import { Tabs } from "@ui/kit/tabs"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import type { ReportFormat } from "./use-report-format.ts"

export interface ReportChartProps {
  readonly frozen: FrozenReport
  /** The rows by day; days without one had no ads. */
  readonly days: ReadonlyArray<ReportRow>
  readonly format: ReportFormat
}

/** Each day's money, results and clicks, as a line and as a table. */
export const ReportChart = ({ frozen, days, format }: ReportChartProps) => {
  const { t } = useTranslation("reports")
  const { language } = usePortal()
  const byDate = new Map(days.map((row) => [row.date, row.totals]))
  const word = resultKindOf(frozen) ?? "any"
  const measures = [
    { id: "spend", name: t("reports:field.spend"), inWords: format.money },
    { id: "results", name: t(`reports:field.results.${word}`), inWords: format.number },
    { id: "clicks", name: t("reports:field.clicks"), inWords: format.number },
  ] as const
  return (
    <Panel title={t("reports:document.overTime")}>
      <Tabs
        label={t("reports:document.measure")}
        items={measures.map(({ id, name, inWords }) => ({
          id,
          label: name,
          content: (
            <LineChart
              label={t("reports:document.chart", { name })}
              axisLabel={t("reports:field.Day")}
              tableLabel={t("reports:document.asTable")}
              direction={languages[language].direction}
              format={inWords}
              series={[
                {
                  name,
                  points: eachDay(frozen.report.days).map((date) => ({
                    label: format.shortDay(date),
                    value: byDate.get(date)?.[id] ?? 0,
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
