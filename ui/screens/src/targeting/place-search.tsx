import { SearchPlaces } from "@application/businesses/contract"
import type { Place } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { ComboBox } from "@ui/kit/combo-box"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useRead } from "./use-read.ts"

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
  const { t } = useTranslation(["launch", "common"])
  const [text, setText] = useState("")
  const taken = useRef<string>(undefined)
  const keyword = text.trim()
  const { output: places = [], isLoading } = useRead(
    SearchPlaces,
    keyword.length < 2 ? undefined : { keyword, kinds: ["City", "PostalCode"], countryCodes: [region], limit: 12 },
    typingPause,
  )
  const offered = keyword.length < 2 ? [] : places

  return (
    <ComboBox
      label={label}
      {...(hint !== undefined && { hint })}
      error={error}
      placeholder={t(`launch:location.searchExample.${region}`)}
      options={offered.map(({ id, name, state, postcode }) => ({
        id,
        label: postcode === undefined || name.includes(postcode) ? name : `${postcode} · ${name}`,
        detail: state,
      }))}
      inputValue={text}
      selectedId={null}
      isLoading={isLoading}
      loadingLabel={t("common:state.loading")}
      emptyLabel={keyword.length < 2 ? t("launch:location.typeMore") : t("launch:location.notFound")}
      onInputChange={(typed) => {
        const isEcho = typed === taken.current
        taken.current = undefined
        setText(isEcho ? "" : typed)
      }}
      onSelect={(id) => {
        const place = offered.find((it) => it.id === id)
        if (place === undefined) return
        const { name, postcode } = place
        taken.current = postcode === undefined || name.includes(postcode) ? name : `${postcode} · ${name}`
        setText("")
        onPlace(place)
      }}
    />
  )
}
