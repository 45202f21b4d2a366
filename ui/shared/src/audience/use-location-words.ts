import type { TargetLocation } from "@domain/campaigns"
import { formatNumber, localeIn } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { areaLabel } from "./area-label.ts"

/** The chosen places in words, such as "within 10 km of Baner". */
export const useLocationWords = () => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  return ({ mode, radius, centre, areas }: TargetLocation): string =>
    mode === "NearBusiness"
      ? t("launch:location.within", { radius: formatNumber(radius, language), place: centre?.name ?? "" })
      : t("launch:location.inAreas", {
          areas: new Intl.ListFormat(localeIn(language)).format(areas.map(areaLabel)),
        })
}
