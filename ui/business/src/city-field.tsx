import { SearchPlaces } from "@application/businesses/contract"
import type { Place } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { ComboBox } from "@ui/kit/combo-box"
import { cutText } from "@domain/kernel"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { useRead } from "@ui/container"

export interface CityFieldProps {
  readonly value: string
  readonly region: Region
  /** Receives what is typed. */
  readonly onType: (city: string) => void
  /** Receives a chosen town. */
  readonly onChoose: (place: Place) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A town, with suggestions of the region's as one types. */
export const CityField = ({ value, region, onType, onChoose, hint, error }: CityFieldProps) => {
  const { t } = useTranslation(["signup", "kit"])
  const [query, setAsked] = useState<string>()
  const keyword = query === undefined ? undefined : cutText(query.trim(), 80)
  const {
    output: found = [],
    isLoading,
    failure,
  } = useRead(
    SearchPlaces,
    keyword === undefined || keyword === ""
      ? undefined
      : { keyword, types: ["City"], countryCodes: [region], limit: 8 },
    180,
  )
  return (
    <ComboBox
      label={t("signup:field.city")}
      hint={failure === undefined ? hint : t("signup:field.suggestionsFailed")}
      error={error}
      options={found.map(({ id, name, state }) => ({ id, label: name, detail: state }))}
      inputValue={value}
      onInputChange={(typed) => {
        if (typed === value) return
        setAsked(typed)
        onType(typed)
      }}
      onSelect={(id) => {
        const chosen = found.find((place) => place.id === id)
        if (chosen !== undefined) onChoose(chosen)
      }}
      isLoading={isLoading}
      loadingLabel={t("kit:suggestions.loading")}
      emptyLabel={t("kit:suggestions.empty")}
      allowsOwnText
    />
  )
}
