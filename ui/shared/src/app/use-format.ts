import {
  type CurrencyCode,
  type LocalDate,
  localDateAt,
  minorPerMajor,
  type MinorUnits,
  regionFacts,
} from "@domain/kernel"
import { formatDate, formatDateRange, formatMoney, formatNumber, formatPercent, formatRelative } from "@ui/i18n"
import { useMemo } from "react"
import { presentTime, useDisplaySettings, usePortal } from "../frame/index.ts"
import { useProfile } from "./use-profile.ts"

const noonOf = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`)

/** Headlines of a thousand and more leave out the fraction. */
const headlineOf = (amount: MinorUnits, currency: CurrencyCode): MinorUnits => {
  const unit = minorPerMajor(currency)
  return Math.abs(amount) < 1000 * unit ? amount : Math.round(amount / unit) * unit
}

const zonedTime = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const
const zonedMoment = { day: "numeric", month: "short", year: "numeric", ...zonedTime } as const
const zonedWeekdayTime = { weekday: "short", ...zonedTime } as const

const useFormatIn = (zone: string | undefined) => {
  const { language, portal } = usePortal()
  const { numberStyle } = useDisplaySettings()
  const region = useProfile()?.region ?? portal.regions[0]?.region ?? "IN"
  return useMemo(() => {
    const timeZone = zone ?? regionFacts[region].timeZone
    const time = (instant: number, options: Intl.DateTimeFormatOptions) =>
      formatDate(new Date(instant), language, timeZone, region, options)
    return {
      region,
      timeZone,
      money: (amount: MinorUnits, currency: CurrencyCode, decimals: "auto" | "always" = "auto") =>
        formatMoney({ amount, currency }, language, region, decimals),
      /** Money where only its size matters. */
      headline: (amount: MinorUnits, currency: CurrencyCode) =>
        formatMoney({ amount: headlineOf(amount, currency), currency }, language, region),
      number: (value: number, options: Intl.NumberFormatOptions = {}) => formatNumber(value, language, region, options),
      percent: (share: number, digits = 0) => formatPercent(share, language, region, digits),
      /** A calendar day. */
      day: (date: LocalDate, options: Intl.DateTimeFormatOptions = { dateStyle: "medium" }) =>
        formatDate(noonOf(date), language, "UTC", region, options),
      /** A calendar day without the year, where that is this year. */
      shortDay: (date: LocalDate) => {
        const isThisYear = date.slice(0, 4) === localDateAt(presentTime(), timeZone).slice(0, 4)
        return formatDate(noonOf(date), language, "UTC", region, {
          day: "numeric",
          month: "short",
          ...(!isThisYear && { year: "numeric" }),
        })
      },
      days: (from: LocalDate, to: LocalDate) => formatDateRange(noonOf(from), noonOf(to), language, "UTC", region),
      /** An instant (epoch milliseconds) as day, time and the business's time zone, since whoever reads may be in another. */
      moment: (instant: number) => time(instant, zonedMoment),
      dayOf: (instant: number) => time(instant, { dateStyle: "medium" }),
      weekdayOf: (instant: number) => time(instant, { weekday: "long", day: "numeric", month: "long" }),
      timeOf: (instant: number) => time(instant, { timeStyle: "short" }),
      /** A time with the business's time zone. */
      zonedTimeOf: (instant: number) => time(instant, zonedTime),
      /** A time with its weekday and the business's time zone. */
      weekdayTimeOf: (instant: number) => time(instant, zonedWeekdayTime),
      ago: (instant: number) => formatRelative(new Date(instant), new Date(presentTime()), language),
    }
    // The functions of the formats group digits by the style that is set when they are called.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language, region, zone, numberStyle])
}

/** Money, numbers and times in the reader's language and the profile's region and time zone. */
export const useFormat = () => useFormatIn(undefined)

/** Formats whose times follow the user's own zone, if they chose one: for log-ins and notifications. */
export const useOwnFormat = () => useFormatIn(useDisplaySettings().timeZone)

export type Format = ReturnType<typeof useFormat>
