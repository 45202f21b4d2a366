import { SearchPlaces } from "@application/businesses/contract"
import type { Place } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { PickBox } from "./pick-box.tsx"
import { areaLabel } from "@ui/shared/audience"
import { useRead } from "@ui/container"

export interface PlaceSearchProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Only places of this country. */
  readonly region: Region
  readonly onPlace: (place: Place) => void
}

const typingPause = 250

/** Towns and postal codes by name or code; the box empties when one is taken. */
export const PlaceSearch = ({ label, hint, error, region, onPlace }: PlaceSearchProps) => {
  const { t } = useTranslation("launch")
  const [text, setText] = useState("")
  const keyword = text.trim()
  const isAsked = keyword.length >= 2
  const { output = [], isLoading } = useRead(
    SearchPlaces,
    isAsked ? { keyword, types: ["City", "PostalCode"], countryCodes: [region], limit: 12 } : undefined,
    typingPause,
  )
  const offered = isAsked ? output : []

  return (
    <PickBox
      label={label}
      hint={hint}
      error={error}
      placeholder={t(`launch:location.searchExample.${region}`)}
      text={text}
      onText={setText}
      options={offered.map((place) => ({ id: place.id, label: areaLabel(place), detail: place.state }))}
      isLoading={isLoading}
      emptyLabel={isAsked ? t("launch:location.notFound") : t("launch:location.typeMore")}
      onPick={(id) => {
        const place = offered.find((it) => it.id === id)
        if (place !== undefined) onPlace(place)
      }}
    />
  )
}
