import type { Trend } from "@ui/kit/stat"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"

type Welcome = "up" | "down" | "either"

const directionOf = (change: number): Trend["direction"] =>
  Math.abs(change) < 0.005 ? "level" : change > 0 ? "up" : "down"

const meaningOf = (direction: Trend["direction"], welcome: Welcome): Trend["meaning"] =>
  welcome === "either" || direction === "level" ? "neutral" : direction === welcome ? "good" : "bad"

/** How a number changed, in words, and whether that is welcome; nothing without anything to compare. */
export const useStatTrend = (format: Format) => {
  const { t } = useTranslation(["app"])
  return (change: number | undefined, welcome: Welcome): { readonly trend?: Trend } => {
    if (change === undefined) return {}
    const direction = directionOf(change)
    const percent = format.percent(Math.abs(change))
    const text = t(`app:dashboard.trend.${direction}`, { percent })
    return { trend: { direction, meaning: meaningOf(direction, welcome), text } }
  }
}
