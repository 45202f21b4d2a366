import type { DayPart } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { formatDate, localeIn } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { useFirstWeekday } from "./use-first-weekday.ts"
import { type DayGroup, groupDays, type HoursOfDay } from "./group-days.ts"

/** A Sunday, whose week names the others. */
const sunday = Date.UTC(2026, 10, 1)
const dayMillis = 86_400_000

/** Weekdays, times and weeks of hours in the reader's language and the region's way to write a time. */
export const useWeekWords = (region: Region) => {
  const { t } = useTranslation(["launch", "common"])
  const { language } = usePortal()
  const at = (millis: number, options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(sunday + millis), language, "UTC", region, options)
  const time = (minute: number) => at((minute % 1440) * 60_000, { hour: "numeric", minute: "2-digit" })
  const hourName = (hour: number) => at(hour * 3_600_000, { hour: "numeric" })
  const dayName = (weekday: number, weekdayStyle: "long" | "short" = "long") =>
    at(weekday * dayMillis, { weekday: weekdayStyle })
  const range = ({ from, to }: HoursOfDay) =>
    to - from === 1440 && from === 0
      ? t("launch:hours.allDay")
      : t(to > 1440 ? "launch:hours.overnight" : "launch:hours.range", {
          from: time(from),
          to: to === 1440 ? t("launch:hours.midnight") : time(to),
        })
  const days = ({ first, last }: DayGroup) =>
    first === last
      ? dayName(first)
      : t("launch:hours.days", { first: dayName(first, "short"), last: dayName(last, "short") })
  const hoursOf = ({ hours }: DayGroup) =>
    hours.length === 0
      ? t("launch:hours.closed")
      : new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" }).format(hours.map(range))
  const firstDay = useFirstWeekday()
  return {
    time,
    /** An hour of the clock without minutes. */
    hourName,
    range,
    dayName,
    /** The weekdays in the order in which the reader's week has them. */
    weekdays: Array.from({ length: 7 }, (_, step) => (firstDay + step) % 7),
    /** The week as lines, days with the same hours together. */
    lines: (parts: ReadonlyArray<DayPart>) =>
      groupDays(parts, firstDay).map((group) => ({ days: days(group), hours: hoursOf(group) })),
    zone: t(`launch:budget.zone.${region}`),
  }
}
