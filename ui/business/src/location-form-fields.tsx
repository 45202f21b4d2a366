import { adLanguageOf } from "@domain/campaigns"
import { type SessionChange } from "@domain/signup"
import { useTranslation } from "react-i18next"
import { AdLanguageField } from "@ui/journey/ad-language-field"
import { AddressFields } from "./address-fields.tsx"
import { CategoryField } from "@ui/shared/category-field"
import { useFoundNote } from "@ui/journey/found-note"
import { LocationChoice } from "./location-choice.tsx"
import { NameField } from "./name-field.tsx"
import { OtherCountry } from "./other-country.tsx"
import { ServicesField } from "./services-field.tsx"
import type { LocationForm } from "./use-location-form.ts"

export interface LocationFormFieldsProps {
  readonly form: LocationForm
  /** Asks for name, kind and services beside the place. */
  readonly asksWho: boolean
  /** Receives what a chosen place changed, for fields beside these that hold what is typed. */
  readonly onPlace?: (change: SessionChange) => void
}

/** The fields of name, kind, place and services, each with where its value was found. */
export const LocationFormFields = ({ form, asksWho, onPlace }: LocationFormFieldsProps) => {
  const { t } = useTranslation(["signup"])
  const { details, change, errors, region, location, setLocation, choose, name, lookup } = form
  const foundNote = useFoundNote()
  const { business: { category, services = [] } = {}, sources = {} } = details ?? {}
  return (
    <>
      {asksWho ? (
        <>
          <NameField
            value={name.value}
            onChange={(typed) => {
              errors.clear("name")
              name.set(typed)
            }}
            hint={foundNote(sources["name"])}
            error={errors.textOf("name")}
          />
          <CategoryField
            value={category}
            suggested={details?.suggestedCategories ?? []}
            onChange={(chosen) => {
              errors.clear("category")
              change({ business: { category: chosen ?? null } })
            }}
            hint={foundNote(sources["category"], t("signup:field.categoryHint"))}
            error={errors.textOf("category")}
          />
        </>
      ) : null}
      <OtherCountry />
      <LocationChoice
        locations={details?.foundContacts?.locations ?? []}
        location={location}
        region={region}
        onChoose={(place) => {
          const chosen = choose(place)
          onPlace?.(chosen)
        }}
      />
      <AddressFields
        location={location}
        region={region}
        onChange={setLocation}
        errorOf={errors.textOf}
        onTouch={errors.clear}
        note={foundNote(sources["location"])}
        codeNote={lookup.isUnknown ? t("signup:field.postalCodeUnknown") : undefined}
        placesByTown={!lookup.isPlaced}
      />
      {details === undefined ? null : <AdLanguageField details={details} change={change} />}
      {asksWho ? (
        <ServicesField
          value={services}
          onChange={(changed) => change({ business: { services: [...changed] } })}
          category={category?.slug}
          language={details && adLanguageOf(details)}
          suggested={details?.suggestedServices ?? []}
          hint={foundNote(sources["services"], t("signup:field.servicesHint"))}
          error={errors.textOf("services")}
        />
      ) : null}
    </>
  )
}
