import type { Format } from "@ui/shared/use-format"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A time span in its largest unit, rounded down: minutes below an hour, hours below two days, then days. */
export const durationIn = (format: Format, millis: number): string => {
  const [size, unit] = millis < hour ? [minute, "minute"] : millis < 2 * day ? [hour, "hour"] : [day, "day"]
  return format.number(Math.floor(millis / Number(size)), {
    style: "unit",
    unit: String(unit),
    unitDisplay: "short",
    maximumFractionDigits: 0,
  })
}
