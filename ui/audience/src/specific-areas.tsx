import type { TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"
import { PlaceSearch } from "./place-search.tsx"
import { areaLabel } from "@ui/shared/audience"
import { areaOf } from "./target-location.ts"
import { UndoableChips } from "./undoable-chips.tsx"

/** Spec: entities; the most areas that a target holds. */
const mostAreas = 50

export interface SpecificAreasProps {
  readonly location: TargetLocation
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (location: TargetLocation) => void
}

/** Chosen towns and postal codes. */
export const SpecificAreas = ({ location, region, error, onChange }: SpecificAreasProps) => {
  const { t } = useTranslation("launch")
  const { areas } = location
  return (
    <div className={styles["tight"]}>
      <PlaceSearch
        label={t("launch:location.searchAreas")}
        hint={t("launch:location.searchHint")}
        error={error}
        region={region}
        onPlace={(place) => {
          const isKnown = areas.some(({ placeId }) => placeId === place.id)
          if (!isKnown && areas.length < mostAreas) onChange({ ...location, areas: [...areas, areaOf(place, areas)] })
        }}
      />
      <UndoableChips
        label={t("launch:location.chosenAreas")}
        items={areas}
        textOf={areaLabel}
        empty={t("launch:location.noAreas")}
        onChange={(chosen) => onChange({ ...location, areas: chosen })}
      />
    </div>
  )
}
