import { checkLocation, type SignupSession } from "@domain/signup"
import { Banner } from "@ui/kit/banner"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LocationFormFields } from "./location-form-fields.tsx"
import { PlaceMap } from "./place-map.tsx"
import { useLocationForm } from "./use-location-form.ts"
import { wayOf } from "./way.ts"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const page = "businessLocationDetails"

const needsName = (details: SignupSession): boolean => {
  const { name, category } = checkLocation(details)
  return name !== undefined || category !== undefined
}

/** Name, kind, place and services, prefilled where they were found. Spec: businessLocationDetails. */
export default function BusinessLocationDetails() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, next } = useLaunchPage(page)
  const form = useLocationForm(page)
  // Whoever filled the first page in by hand has answered these, unless something of them is still wrong.
  const [asksWho] = useState(() => details === undefined || wayOf(details) !== "manual" || needsName(details))
  const isByHand = details !== undefined && details.extraction.status !== "done"
  return (
    <LaunchPageFrame
      page={page}
      {...(isByHand && { lead: t("signup:field.locationByHand") })}
      onContinue={async () => {
        if (await form.check()) await next()
      }}
      aside={<PlaceMap location={form.location} region={form.region} towns={form.lookup.towns} />}
      notice={
        details?.extraction.isPartial === true ? <Banner tone="info">{t("signup:found.partial")}</Banner> : undefined
      }
    >
      <LocationFormFields form={form} asksWho={asksWho} />
    </LaunchPageFrame>
  )
}
