import { type BusinessLocation } from "@domain/businesses"
import { checkLocation, type LocationField, type SignupSession, tidyLocation } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { AddressFields } from "./address-fields.tsx"
import { CategoryField } from "./category-field.tsx"
import { fittingName } from "./fitting-name.ts"
import { useFoundNote } from "./found-note.tsx"
import { OtherCountry } from "./other-country.tsx"
import { LocationChoice } from "./location-choice.tsx"
import { NameField } from "./name-field.tsx"
import { PlaceMap } from "./place-map.tsx"
import { ServicesField } from "./services-field.tsx"
import { useFieldErrors } from "./use-field-errors.ts"
import { useNameField } from "./use-name-field.ts"
import { usePostalLookup } from "./use-postal-lookup.ts"
import { wayOf } from "./way.ts"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const page = "businessLocationDetails"
const nowhere: BusinessLocation = {}

const needsName = (details: SignupSession): boolean => {
  const { name, category } = checkLocation(details)
  return name !== undefined || category !== undefined
}

/** Name, kind, place and services, prefilled where they were found. Spec: businessLocationDetails. */
export default function BusinessLocationDetails() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next, flow } = useLaunchPage(page)
  const errors = useFieldErrors<LocationField>()
  const foundNote = useFoundNote()
  const {
    business: { name: savedName = "", category, location = nowhere, services = [] } = {},
    region = "IN",
    sources = {},
  } = details ?? {}
  const setLocation = useCallback((changed: BusinessLocation) => change({ business: { location: changed } }), [change])
  // Whoever filled the first page in by hand has answered these, unless something of them is still wrong.
  const [asksWho] = useState(() => details === undefined || wayOf(details) !== "manual" || needsName(details))
  const isByHand = details !== undefined && details.extraction.status !== "done"
  const name = useNameField(savedName, change, flow)
  const lookup = usePostalLookup(location, region, setLocation)

  const proceed = async () => {
    await lookup.settle()
    const now = flow.state().details
    if (now === undefined) return
    const named = fittingName(name.value)
    const problems = checkLocation({ ...now, business: { ...now.business, name: named } })
    if (Object.keys(problems).length > 0) return errors.show(problems)
    name.set(named.trim())
    change({ business: { name: named.trim(), location: tidyLocation(now.business.location ?? nowhere, region) } })
    await next()
  }
  return (
    <LaunchPageFrame
      page={page}
      {...(isByHand && { lead: t("signup:field.locationByHand") })}
      onContinue={proceed}
      aside={<PlaceMap location={location} towns={lookup.towns} />}
      notice={
        details?.extraction.isPartial === true ? <Banner tone="info">{t("signup:found.partial")}</Banner> : undefined
      }
    >
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
        onChoose={(chosen) => {
          errors.clear("postalCode")
          errors.clear("city")
          setLocation(chosen)
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
      {asksWho ? (
        <ServicesField
          value={services}
          onChange={(changed) => change({ business: { services: [...changed] } })}
          category={category?.slug}
          language={details?.business.language}
          suggested={details?.suggestedServices ?? []}
          hint={foundNote(sources["services"], t("signup:field.servicesHint"))}
          error={errors.textOf("services")}
        />
      ) : null}
    </LaunchPageFrame>
  )
}
