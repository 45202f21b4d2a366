import type { PerformanceReport } from "@domain/insights"
import { type LocalDate, type MinorUnits, type Region, regionFacts } from "@domain/kernel"
import { formatDate } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"

const regions = Object.keys(regionFacts) as ReadonlyArray<Region>

/** Formats the report's money and moments where its business is, whoever reads it. */
export const useReportFormat = ({
  report: { currency, timeZone },
}: {
  readonly report: Pick<PerformanceReport, "currency" | "timeZone">
}) => {
  const format = useFormat()
  const { language } = usePortal()
  const region = regions.find((one) => regionFacts[one].timeZone === timeZone) ?? format.region
  return {
    number: (value: number) => format.number(value),
    percent: format.percent,
    money: (amount: MinorUnits) => format.money(amount, currency),
    headline: (amount: MinorUnits) => format.headline(amount, currency),
    day: (date: LocalDate) => format.day(date),
    shortDay: (date: LocalDate) => format.day(date, { day: "numeric", month: "short" }),
    month: (date: LocalDate) => format.day(date, { month: "long", year: "numeric" }),
    days: format.days,
    /** An instant as day, time and the business's time zone. */
    moment: (instant: number) =>
      formatDate(new Date(instant), language, timeZone, region, {
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
      }),
  }
}

export type ReportFormat = ReturnType<typeof useReportFormat>
