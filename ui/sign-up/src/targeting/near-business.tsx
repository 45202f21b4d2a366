import { radiusOptions, type TargetLocation } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { formatNumber } from "@ui/i18n"
import { Slider } from "@ui/kit/slider"
import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import styles from "../parts/layout.module.css"
import { PlaceSearch } from "./place-search.tsx"
import { radiusNear } from "./target-location.ts"

export interface NearBusinessProps {
  readonly location: TargetLocation
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (location: TargetLocation) => void
}

/** A circle around the business: how wide, and around which place. */
export const NearBusiness = ({ location, region, error, onChange }: NearBusinessProps) => {
  const { t } = useTranslation(["launch", "common"])
  const { language } = usePortal()
  const { centre } = location
  return (
    <div className={styles["stack"]}>
      <Slider
        label={t("launch:location.radius")}
        minimum={radiusOptions[0]}
        maximum={radiusOptions.at(-1) ?? 25}
        step={5}
        value={location.radius}
        onChange={(kilometres) => onChange({ ...location, radius: radiusNear(kilometres) })}
        format={(kilometres) => t("common:unit.kilometres", { value: formatNumber(kilometres, language) })}
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
