import type { Town } from "@domain/businesses"
import {
  distanceUnitOf,
  kilometersPer,
  placesOutside,
  radiusInKilometers,
  shownSpots,
  type TargetLocation,
} from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { AreasMap, RadiusMap } from "@ui/kit/radius-map"
import { useTranslation } from "react-i18next"
import { areaLabel } from "./area-label.ts"
import { useDistanceWords } from "./use-distance-words.ts"
import { useLocationWords } from "./use-location-words.ts"

/** How large a chosen town or postal code is drawn, in kilometres. */
const areaReach = 6
/** How large a town or postal code that is left out is drawn, in kilometres. */
const excludedReach = 3

export interface AudienceMapProps {
  readonly location: TargetLocation
  /** The region whose people read its distances. */
  readonly region: Region
  /** Towns around it. */
  readonly towns: ReadonlyArray<Town>
}

/** The chosen circles or areas with the towns around, and what is left out of them; nothing while there is no place yet. */
export const AudienceMap = ({ location, region, towns }: AudienceMapProps) => {
  const { t } = useTranslation("launch")
  const distance = useDistanceWords()
  const words = useLocationWords()
  const { mode, areas, branches = [], excludedAreas = [], excludedCircles = [] } = location
  const spots = shownSpots(location)
  const radius = mode === "NearBusiness" ? radiusInKilometers(location) : areaReach
  const shown =
    mode === "NearBusiness"
      ? spots.map((spot, index) => ({ ...spot, name: `shown ${index}`, radius }))
      : areas.map((area) => ({ ...area, name: areaLabel(area), radius }))
  // What lies outside would draw the map too small, and is named at its field.
  const outside = new Set<unknown>(placesOutside(location))
  const excluded = [
    ...excludedAreas.filter((area) => !outside.has(area)).map((area) => ({ ...area, radius: excludedReach })),
    ...excludedCircles
      .filter((circle) => !outside.has(circle))
      .map((circle) => ({ ...circle, radius: circle.kilometers })),
  ].map((area, index) => ({ ...area, name: `excluded ${index}`, isExcluded: true }))
  const common = {
    label: t("launch:location.map", { places: words(location, region) }),
    towns,
    unitKilometres: kilometersPer(distanceUnitOf(region)),
    formatDistance: (kilometres: number) => distance(kilometres, region),
  }
  const [only] = spots
  if (only === undefined) return null
  return mode === "NearBusiness" && branches.length + excluded.length === 0 ? (
    <RadiusMap {...common} centre={only} radius={radius} />
  ) : (
    <AreasMap {...common} areas={[...shown, ...excluded]} />
  )
}
