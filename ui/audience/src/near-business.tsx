import { fromKilometers, inKilometers, radiusInKilometers, radiusScale, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { Slider } from "@ui/kit/slider"
import { Button } from "@ui/kit/button"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useDistanceWords } from "@ui/shared/audience"
import styles from "@ui/journey/layout.module.css"
import { PlaceSearch } from "./place-search.tsx"
import { UndoableChips } from "./undoable-chips.tsx"

/** The most branches that a target holds. Ours. */
const mostBranches = 20

export interface NearBusinessProps {
  readonly location: TargetLocation
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (location: TargetLocation) => void
}

/** Circles around the business and its branches: how wide, and around which places. */
export const NearBusiness = ({ location, region, error, onChange }: NearBusinessProps) => {
  const { t } = useTranslation(["launch", "audiences"])
  const words = useDistanceWords()
  const { unit, least, most, step } = radiusScale(region)
  const { centre, branches = [] } = location
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={styles["stack"]}>
      <Slider
        label={t("launch:location.radius")}
        minimum={least}
        maximum={most}
        step={step}
        value={fromKilometers(radiusInKilometers(location), unit)}
        onChange={(distance) => onChange({ ...location, radius: inKilometers(distance, unit), unit: "Kilometers" })}
        format={(distance) => words(inKilometers(distance, unit), region)}
      />
      <div className={styles["tight"]}>
        {centre === undefined ? null : (
          <p className={styles["row"]}>
            <MapPin aria-hidden size={18} />
            <span>{t("launch:location.around", { place: centre.name })}</span>
          </p>
        )}
        <PlaceSearch
          label={centre === undefined ? t("launch:location.findCentre") : t("launch:location.otherCentre")}
          error={error}
          region={region}
          onPlace={({ name, latitude, longitude }) => onChange({ ...location, centre: { name, latitude, longitude } })}
        />
      </div>
      {centre === undefined ? null : (
        <div className={styles["tight"]}>
          {isAdding || branches.length > 0 ? (
            <PlaceSearch
              label={t("audiences:branches.search")}
              hint={t("audiences:branches.hint")}
              region={region}
              onPlace={({ name, latitude, longitude }) => {
                const isKnown = [centre, ...branches].some((one) => one.name === name)
                if (!isKnown && branches.length < mostBranches)
                  onChange({ ...location, branches: [...branches, { name, latitude, longitude }] })
              }}
            />
          ) : (
            <div className={styles["row"]}>
              <Button kind="quiet" size="small" flush="start" onPress={() => setAdding(true)}>
                {t("audiences:branches.add")}
              </Button>
            </div>
          )}
          <UndoableChips
            label={t("audiences:branches.label")}
            items={branches}
            textOf={({ name }) => name}
            onChange={(chosen) => onChange({ ...location, branches: chosen })}
          />
        </div>
      )}
    </div>
  )
}
