import { radiusInKilometers, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { localeIn } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { areaLabel } from "./area-label.ts"
import { useDistanceWords } from "./use-distance-words.ts"

/** The chosen places in words, such as "within 10 km of Baner" or "within 6 miles of Leeds". */
export const useLocationWords = () => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const distance = useDistanceWords()
  return (location: TargetLocation, region: Region): string => {
    const { mode, centre, areas } = location
    return mode === "NearBusiness"
      ? t("launch:location.within", {
          distance: distance(radiusInKilometers(location), region),
          place: centre?.name ?? "",
        })
      : t("launch:location.inAreas", {
          areas: new Intl.ListFormat(localeIn(language)).format(areas.map(areaLabel)),
        })
  }
}
