import { targetLocationOf } from "@domain/signup"
import { locationLack, LocationMode, type TargetLocation } from "@domain/campaigns"
import { RadioCards } from "@ui/kit/radio-cards"
import { Schema } from "effect"
import { CircleDot, MapPinned } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { AudienceMap, useLocationWords, useTowns } from "@ui/shared/audience"
import styles from "../parts/layout.module.css"
import { AudienceSize } from "./audience-size.tsx"
import { NearBusiness } from "./near-business.tsx"
import { SpecificAreas } from "./specific-areas.tsx"

const isMode = Schema.is(Schema.toType(LocationMode))

const nowhere = { business: {}, targeting: {} }

/** Where the ads are shown: around the business, or in chosen towns and postal codes. Spec: screens, locationTargeting. */
const LocationTargeting = () => {
  const { t } = useTranslation(["launch", "common"])
  const { details, change, next, flow } = useLaunchPage("locationTargeting")
  const [isAsked, setAsked] = useState(false)
  const words = useLocationWords()
  const region = details?.region ?? "IN"
  const location = targetLocationOf(details ?? nowhere)
  const towns = useTowns(location)
  const lack = locationLack(location)
  const error = isAsked && lack !== undefined ? t(`launch:location.missing.${lack}`) : undefined
  const set = (targetLocation: TargetLocation) => {
    setAsked(false)
    change({ targeting: { targetLocation } })
  }

  const proceed = async () => {
    const chosen = targetLocationOf(flow.state().details ?? nowhere)
    setAsked(true)
    if (locationLack(chosen) !== undefined) {
      document.querySelector<HTMLInputElement>("input[role=combobox]")?.focus()
      return false
    }
    change({ targeting: { targetLocation: chosen } })
    return next()
  }

  const fields = { location, region, error, onChange: set }
  return (
    <LaunchPageFrame page="locationTargeting" onContinue={proceed}>
      <div className={styles["stack"]}>
        <RadioCards
          label={t("launch:location.mode")}
          columns={2}
          value={location.mode}
          onChange={(mode) => {
            if (isMode(mode)) set({ ...location, mode })
          }}
          options={[
            {
              id: "NearBusiness",
              title: t("launch:location.near"),
              description: t("launch:location.nearHelp"),
              icon: <CircleDot size={20} />,
            },
            {
              id: "SpecificArea",
              title: t("launch:location.specific"),
              description: t("launch:location.specificHelp"),
              icon: <MapPinned size={20} />,
            },
          ]}
        />
        {location.mode === "NearBusiness" ? <NearBusiness {...fields} /> : <SpecificAreas {...fields} />}
        <AudienceMap location={location} towns={towns} />
        {lack === undefined ? (
          <p className={styles["sentence"]} role="status">
            {t("launch:location.sentence", { places: words(location) })}
          </p>
        ) : null}
        {details === undefined ? null : <AudienceSize details={details} />}
      </div>
    </LaunchPageFrame>
  )
}

export default LocationTargeting
