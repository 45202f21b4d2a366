import { changeInPercent, type Compared } from "@domain/businesses"
import type { Trend } from "@ui/kit/stat"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** A figure's change against the period before in words; `more` says whether a higher figure is good. */
export const useTrend = () => {
  const { t } = useTranslation("portalBusinesses")
  const format = useFormat()
  return (figure: Compared, more: "good" | "bad", shown: (value: number) => string): Trend => {
    const { now, before } = figure
    if (now === before) return { direction: "level", meaning: "neutral", text: t("portalBusinesses:overview.same") }
    const isUp = now > before
    const percent = changeInPercent(figure)
    const less = more === "good" ? "bad" : "good"
    return {
      direction: isUp ? "up" : "down",
      meaning: isUp ? more : less,
      text:
        percent === undefined || percent === 0
          ? t("portalBusinesses:overview.before", { value: shown(before) })
          : t(isUp ? "portalBusinesses:overview.more" : "portalBusinesses:overview.less", {
              percent: format.percent(Math.abs(percent) / 100),
            }),
    }
  }
}
