import {
  excludedRadii,
  type ExclusionFault,
  exclusionKeys,
  kilometersBetween,
  placesOutside,
  type TargetArea,
  type TargetCircle,
  type TargetLocation,
} from "@domain/campaigns"
import type { Place } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import styles from "@ui/journey/layout.module.css"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { areaLabel, useCircleWords, useDistanceWords, useNearbyPlaces } from "@ui/shared/audience"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PlaceSearch } from "./place-search.tsx"
import { areaOf } from "./target-location.ts"
import { UndoableChips } from "./undoable-chips.tsx"

/** The most areas and circles that are left out. Ours. */
const mostAreas = 50
const mostCircles = 20
const wholePlace = "place"

export interface ExcludedPlacesProps {
  readonly location: TargetLocation
  readonly region: Region
  /** What is wrong with the places that are left out. */
  readonly fault: ExclusionFault | undefined
  /** Whether a circle is left out that Google, which shows the ads, cannot leave out. */
  readonly keepsCircle: boolean
  readonly onChange: (location: TargetLocation) => void
}

type Excluded = { readonly area: TargetArea } | { readonly circle: TargetCircle }

/** The towns and postal codes in the circles that are left out, beside the areas that are left out already. */
const areasWithin = ({ excludedAreas = [], excludedCircles = [] }: TargetLocation, places: ReadonlyArray<Place>) =>
  places
    .filter((place) => place.kind !== "State")
    .filter((place) => excludedCircles.some((circle) => kilometersBetween(circle, place) <= circle.kilometers))
    .reduce<ReadonlyArray<TargetArea>>(
      (areas, place) =>
        areas.length >= mostAreas || areas.some(({ placeId }) => placeId === place.id)
          ? areas
          : [...areas, areaOf(place, areas)],
      excludedAreas,
    )

/** What Google cannot leave out, and the known places within it instead. */
const CircleNotice = ({ location, onChange }: Pick<ExcludedPlacesProps, "location" | "onChange">) => {
  const { t } = useTranslation("audiences")
  const areas = areasWithin(location, useNearbyPlaces(location))
  const found = areas.length - (location.excludedAreas ?? []).length
  return (
    <Banner
      tone="warning"
      title={t("audiences:exclusions.google.title")}
      action={
        found === 0 ? undefined : (
          <Button
            size="small"
            kind="secondary"
            onPress={() => onChange({ ...location, excludedAreas: areas, excludedCircles: [] })}
          >
            {t("audiences:exclusions.google.instead", { count: found })}
          </Button>
        )
      }
    >
      {t(found === 0 ? "audiences:exclusions.google.none" : "audiences:exclusions.google.text")}
    </Banner>
  )
}

/** Towns, postal codes and circles where ads are not shown; each can be brought back. */
export const ExcludedPlaces = ({ location, region, fault, keepsCircle, onChange }: ExcludedPlacesProps) => {
  const { t } = useTranslation(["audiences", "failures"])
  const distance = useDistanceWords()
  const circleWords = useCircleWords()
  const [isOpen, setOpen] = useState(false)
  const [width, setWidth] = useState(wholePlace)
  const { excludedAreas = [], excludedCircles = [] } = location
  const items: ReadonlyArray<Excluded> = [
    ...excludedAreas.map((area) => ({ area })),
    ...excludedCircles.map((circle) => ({ circle })),
  ]
  const textOf = (item: Excluded) => ("area" in item ? areaLabel(item.area) : circleWords(item.circle, region))
  const change = (chosen: ReadonlyArray<Excluded>) =>
    onChange({
      ...location,
      excludedAreas: chosen.flatMap((item) => ("area" in item ? [item.area] : [])),
      excludedCircles: chosen.flatMap((item) => ("circle" in item ? [item.circle] : [])),
    })
  const exclude = (place: Place) => {
    const { name, latitude, longitude } = place
    const isCircle = width !== wholePlace
    const added: Excluded = isCircle
      ? { circle: { name, latitude, longitude, kilometers: Number(width) } }
      : { area: areaOf(place, excludedAreas) }
    const isKnown = items.some((item) => textOf(item) === textOf(added))
    const isFull = isCircle ? excludedCircles.length >= mostCircles : excludedAreas.length >= mostAreas
    if (!isKnown && !isFull) change([...items, added])
  }
  const outside = placesOutside(location).map(({ name }) => name)
  const error =
    fault === undefined ? undefined : [t(`failures:${exclusionKeys[fault]}`), ...(fault === "outside" ? outside : [])]
  if (!isOpen && items.length === 0)
    return (
      <div className={styles["row"]}>
        <Button kind="quiet" size="small" flush="start" onPress={() => setOpen(true)}>
          {t("audiences:exclusions.add")}
        </Button>
      </div>
    )
  return (
    <div className={styles["tight"]} role="group" aria-label={t("audiences:exclusions.title")}>
      <Select
        label={t("audiences:exclusions.what")}
        placeholder={t("audiences:exclusions.whole")}
        value={width}
        onChange={setWidth}
        options={[
          { id: wholePlace, label: t("audiences:exclusions.whole") },
          ...excludedRadii(region).map((kilometers) => ({
            id: String(kilometers),
            label: t("audiences:exclusions.around", { distance: distance(kilometers, region) }),
          })),
        ]}
      />
      <PlaceSearch
        label={t("audiences:exclusions.search")}
        hint={width === wholePlace ? t("audiences:exclusions.hint") : t("audiences:exclusions.circleHint")}
        error={error?.join(" ")}
        region={region}
        onPlace={exclude}
      />
      <UndoableChips
        label={t("audiences:exclusions.chosen")}
        items={items}
        textOf={textOf}
        empty={t("audiences:exclusions.none")}
        onChange={change}
      />
      {keepsCircle ? <CircleNotice location={location} onChange={onChange} /> : null}
    </div>
  )
}
