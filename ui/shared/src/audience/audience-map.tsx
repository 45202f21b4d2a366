import type { Town } from "@domain/businesses"
import { distanceUnitOf, kilometersPer, radiusInKilometers, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { AreasMap, RadiusMap } from "@ui/kit/radius-map"
import { useTranslation } from "react-i18next"
import { areaLabel } from "./area-label.ts"
import { useDistanceWords } from "./use-distance-words.ts"
import { useLocationWords } from "./use-location-words.ts"

/** How large a chosen town or postal code is drawn, in kilometres. */
const areaReach = 6

export interface AudienceMapProps {
  readonly location: TargetLocation
  /** The region whose people read its distances. */
  readonly region: Region
  /** Towns around it. */
  readonly towns: ReadonlyArray<Town>
}

/** The chosen circle or areas with the towns around; nothing while there is no place yet. */
export const AudienceMap = ({ location, region, towns }: AudienceMapProps) => {
  const { t } = useTranslation("launch")
  const distance = useDistanceWords()
  const words = useLocationWords()
  const { mode, centre, areas } = location
  const isCircle = mode === "NearBusiness"
  const common = {
    label: t("launch:location.map", { places: words(location, region) }),
    towns,
    unitKilometres: kilometersPer(distanceUnitOf(region)),
    formatDistance: (kilometres: number) => distance(kilometres, region),
  }
  if (isCircle)
    return centre === undefined ? null : <RadiusMap {...common} centre={centre} radius={radiusInKilometers(location)} />
  if (areas.length === 0) return null
  return <AreasMap {...common} areas={areas.map((area) => ({ ...area, name: areaLabel(area), radius: areaReach }))} />
}
