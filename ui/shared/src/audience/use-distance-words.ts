import { distanceUnitOf, fromKilometers } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { formatNumber } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"

/** Kilometres in the words of a region's people, such as "10 km" or "6 miles". */
export const useDistanceWords = () => {
  const { t } = useTranslation("common")
  const { language } = usePortal()
  return (kilometres: number, region: Region): string => {
    const unit = distanceUnitOf(region)
    const distance = fromKilometers(kilometres, unit)
    const value = formatNumber(distance, language)
    return unit === "Miles"
      ? t("common:unit.miles", { count: distance, value })
      : t("common:unit.kilometres", { value })
  }
}
