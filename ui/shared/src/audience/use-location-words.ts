import { radiusInKilometers, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { localeIn } from "@ui/i18n"
import { isolated } from "@ui/i18n/isolated"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { areaLabel } from "./area-label.ts"
import { useCircleWords } from "./use-circle-words.ts"
import { useDistanceWords } from "./use-distance-words.ts"

/** The chosen places in words, such as "within 10 km of Baner, without Aundh" or "within 6 miles of Leeds". */
export const useLocationWords = () => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const distance = useDistanceWords()
  const circle = useCircleWords()
  return (location: TargetLocation, region: Region): string => {
    const { mode, centre, areas, branches = [], excludedAreas = [], excludedCircles = [] } = location
    // Names of another script beside each other would change places.
    const list = (names: ReadonlyArray<string>) =>
      new Intl.ListFormat(localeIn(language)).format(
        names.length > 1 ? names.map((name) => isolated(name, language)) : names,
      )
    const places =
      mode === "NearBusiness"
        ? t("launch:location.within", {
            distance: distance(radiusInKilometers(location), region),
            place: list([centre?.name ?? "", ...branches.map(({ name }) => name)]),
          })
        : t("launch:location.inAreas", { areas: list(areas.map(areaLabel)) })
    const excluded = [...excludedAreas.map(areaLabel), ...excludedCircles.map((one) => circle(one, region))]
    return excluded.length === 0 ? places : t("launch:location.without", { places, excluded: list(excluded) })
  }
}
