import { distanceUnitOf, inKilometers, kilometersPer } from "@domain/campaigns"
import { type BusinessLocation, type Place, townsAmong } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { RadiusMap } from "@ui/kit/radius-map"
import { useTranslation } from "react-i18next"
import { useDistanceWords } from "@ui/shared/audience"
import type { ReadState } from "@ui/container"
import styles from "./place-map.module.css"

/** How far around the place the picture shows, in each unit. */
const shownAround = { Kilometers: 5, Miles: 3 } as const

/** The place on a picture of the towns around it; before there is one, what brings it. */
export const PlaceMap = ({
  location,
  region,
  towns,
}: {
  readonly location: BusinessLocation
  readonly region: Region
  readonly towns: ReadState<ReadonlyArray<Place>>
}) => {
  const { t } = useTranslation(["signup", "common"])
  const words = useDistanceWords()
  const unit = distanceUnitOf(region)
  const radius = inKilometers(shownAround[unit], unit)
  const { latitude, longitude, city = "" } = location
  if (latitude === undefined || longitude === undefined)
    return (
      <Card tone="sunken">
        <p className={styles["empty"]}>{t("signup:place.empty")}</p>
      </Card>
    )
  return (
    <figure className={styles["figure"]}>
      <Card padding="none">
        <RadiusMap
          label={t("signup:place.map", { city })}
          centre={{ latitude, longitude }}
          radius={radius}
          towns={townsAmong(towns.output ?? [])}
          unitKilometres={kilometersPer(unit)}
          formatDistance={(kilometres) => words(kilometres, region)}
        />
      </Card>
      <figcaption className={styles["caption"]}>
        {towns.failure === undefined ? (
          t("signup:place.caption", { distance: words(radius, region) })
        ) : (
          <>
            {t("signup:place.townsFailed")}
            <Button kind="quiet" size="small" onPress={towns.retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
      </figcaption>
    </figure>
  )
}
