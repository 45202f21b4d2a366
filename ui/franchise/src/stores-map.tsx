import { distanceUnitOf, kilometersPer } from "@domain/campaigns"
import { type FranchiseStore, storeLack } from "@domain/franchise"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { ClusterMap } from "@ui/kit/cluster-map"
import { EmptyState } from "@ui/kit/empty-state"
import { useFormat } from "@ui/shared/use-format"
import { Unread } from "@ui/shared/unread"
import { MapPinOff } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./stores.module.css"
import { useAllStores } from "./use-all-stores.ts"

export interface StoresMapProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  /** Another value reads the stores again. */
  readonly version: unknown
  readonly hrefOf: (store: FranchiseStore) => string
  readonly onOpen: (store: FranchiseStore) => void
}

/** Stores at one point that are listed below the map. */
const listed = 50

/** All stores of a franchise that have a place, on a map. */
export const StoresMap = ({ businessProfileId, region, version, hrefOf, onOpen }: StoresMapProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const { all, retry } = useAllStores(businessProfileId, version)
  const [atPoint, setAtPoint] = useState<ReadonlyArray<FranchiseStore>>([])
  if (all?.stores === undefined) return <Unread height="20rem" isFailed={all !== undefined} onRetry={retry} />
  const { stores } = all
  const places = stores.flatMap((store) => {
    const { code, name, latitude, longitude } = store
    return latitude === undefined || longitude === undefined
      ? []
      : [{ id: code, name, latitude, longitude, isMuted: storeLack(store) !== undefined, store }]
  })
  const hidden = stores.length - places.length
  const byCode = new Map(stores.map((store) => [store.code, store]))
  const unit = distanceUnitOf(region)
  const kilometres = kilometersPer(unit)
  if (places.length === 0)
    return (
      <EmptyState icon={<MapPinOff />} title={t("franchise:map.none")} level={2}>
        {t("franchise:map.noneText")}
      </EmptyState>
    )
  return (
    <div className={styles["stack"]}>
      <p className={styles["quiet"]}>
        {t("franchise:map.how")}{" "}
        {hidden === 0 ? null : t("franchise:map.hidden", { count: hidden, stores: format.number(hidden) })}
      </p>
      <ClusterMap
        label={t("franchise:map.label", { count: places.length, stores: format.number(places.length) })}
        places={places}
        formatCount={(count) => format.number(count, { notation: "compact" })}
        nameOf={(first, count) =>
          count === 1 ? first : t("franchise:map.cluster", { count, stores: format.number(count), first })
        }
        wholeLabel={t("franchise:map.whole")}
        formatDistance={(length) => t(`franchise:distance.${unit}`, { distance: format.number(length / kilometres) })}
        unitKilometres={kilometres}
        onChoose={(chosen) => {
          const found = chosen.flatMap(({ id }) => byCode.get(id) ?? [])
          const [one] = found
          if (one !== undefined && found.length === 1) onOpen(one)
          else setAtPoint(found)
        }}
      />
      <div role="status">
        {atPoint.length === 0 ? null : (
          <>
            <h3>{t("franchise:map.here", { count: atPoint.length, stores: format.number(atPoint.length) })}</h3>
            <ul className={styles["lines"]}>
              {atPoint.slice(0, listed).map((store) => (
                <li key={store.code} className={styles["line"]}>
                  <Link to={hrefOf(store)}>{store.name}</Link>
                  <bdi className={styles["quiet"]}>{store.code}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
