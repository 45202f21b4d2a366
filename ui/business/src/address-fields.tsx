import type { BusinessLocation } from "@domain/businesses"
import type { LocationField } from "@domain/signup"
import type { Region } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./address-fields.module.css"
import { CityField } from "./city-field.tsx"

export interface AddressFieldsProps {
  readonly location: BusinessLocation
  readonly region: Region
  readonly onChange: (location: BusinessLocation) => void
  readonly errorOf: (field: LocationField) => string | undefined
  readonly onTouch: (field: LocationField) => void
  /** Where the address was read, below each part that was. */
  readonly note?: ReactNode
  /** What is to be said of the postal code. */
  readonly codeNote?: ReactNode
  /** Whether a chosen town may set the coordinates, because no postal code has. */
  readonly placesByTown: boolean
}

/** The address in parts, in the order in which the region writes them. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { location, region, onChange, errorOf, onTouch, note, codeNote, placesByTown } = props
  const { t } = useTranslation("signup")
  const part = (field: "addressLine" | "area" | "state" | "postalCode") => ({
    value: location[field] ?? "",
    onChange: (typed: string) => {
      onTouch(field)
      onChange({ ...location, [field]: typed })
    },
    error: errorOf(field),
    hint: location[field] === undefined || location[field] === "" ? undefined : note,
  })
  return (
    <div className={styles["fields"]}>
      <TextField
        {...part("addressLine")}
        label={t("signup:field.addressLine")}
        autoComplete="address-line1"
        maxLength={textLimits.address}
      />
      <TextField
        {...part("area")}
        label={t("signup:field.area")}
        autoComplete="address-line2"
        maxLength={textLimits.area}
      />
      <div className={styles["pair"]}>
        <TextField
          {...part("postalCode")}
          hint={codeNote ?? part("postalCode").hint}
          label={t(`signup:field.postalCode.${region}`)}
          inputDirection="ltr"
          inputMode={region === "IN" ? "numeric" : "text"}
          autoComplete="postal-code"
          maxLength={10}
          isRequired
        />
        <CityField
          value={location.city ?? ""}
          region={region}
          hint={location.city === undefined || location.city === "" ? undefined : note}
          error={errorOf("city")}
          onType={(city) => {
            onTouch("city")
            onChange({ ...location, city })
          }}
          onChoose={({ name, state, latitude, longitude }) => {
            onTouch("city")
            onChange({ ...location, city: name, state, ...(placesByTown && { latitude, longitude }) })
          }}
        />
      </div>
      <TextField
        {...part("state")}
        label={t(`signup:field.state.${region}`)}
        autoComplete="address-level1"
        maxLength={textLimits.state}
      />
    </div>
  )
}
