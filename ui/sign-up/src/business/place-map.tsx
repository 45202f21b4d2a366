import { type BusinessLocation, type Place, townsAmong } from "@domain/businesses"
import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { RadiusMap } from "@ui/kit/radius-map"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import type { ReadState } from "@ui/container"
import styles from "./place-map.module.css"

const radius = 5

/** The place on a picture of the towns around it; before there is one, what brings it. */
export const PlaceMap = ({
  location,
  towns,
}: {
  readonly location: BusinessLocation
  readonly towns: ReadState<ReadonlyArray<Place>>
}) => {
  const { t } = useTranslation(["signup", "common"])
  const { language } = usePortal()
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
          formatDistance={(kilometres) => t("common:unit.kilometres", { value: formatNumber(kilometres, language) })}
        />
      </Card>
      <figcaption className={styles["caption"]}>
        {towns.failure === undefined ? (
          t("signup:place.caption")
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
