import { fromKilometers, inKilometers, radiusInKilometers, radiusScale, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { Slider } from "@ui/kit/slider"
import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useDistanceWords } from "@ui/shared/audience"
import styles from "@ui/journey/layout.module.css"
import { PlaceSearch } from "./place-search.tsx"

export interface NearBusinessProps {
  readonly location: TargetLocation
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (location: TargetLocation) => void
}

/** A circle around the business: how wide, and around which place. */
export const NearBusiness = ({ location, region, error, onChange }: NearBusinessProps) => {
  const { t } = useTranslation("launch")
  const words = useDistanceWords()
  const { unit, least, most, step } = radiusScale(region)
  const { centre } = location
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
    </div>
  )
}
