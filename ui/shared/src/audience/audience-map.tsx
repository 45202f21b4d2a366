import type { Town } from "@domain/businesses"
import type { TargetLocation } from "@domain/campaigns"
import { formatNumber } from "@ui/i18n"
import { AreasMap, RadiusMap } from "@ui/kit/radius-map"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { areaLabel } from "./area-label.ts"
import { useLocationWords } from "./use-location-words.ts"

/** How large a chosen town or postal code is drawn, in kilometres. */
const areaReach = 6

export interface AudienceMapProps {
  readonly location: TargetLocation
  /** Towns around it. */
  readonly towns: ReadonlyArray<Town>
}

/** The chosen circle or areas with the towns around; nothing while there is no place yet. */
export const AudienceMap = ({ location, towns }: AudienceMapProps) => {
  const { t } = useTranslation(["common", "launch"])
  const { language } = usePortal()
  const words = useLocationWords()
  const { mode, radius, centre, areas } = location
  const isCircle = mode === "NearBusiness"
  const common = {
    label: t("launch:location.map", { places: words(location) }),
    towns,
    formatDistance: (kilometres: number) => t("common:unit.kilometres", { value: formatNumber(kilometres, language) }),
  }
  if (isCircle) return centre === undefined ? null : <RadiusMap {...common} centre={centre} radius={radius} />
  if (areas.length === 0) return null
  return <AreasMap {...common} areas={areas.map((area) => ({ ...area, name: areaLabel(area), radius: areaReach }))} />
}
