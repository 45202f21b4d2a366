import { LaunchPageFrame } from "@ui/shared/launch"
import styles from "@ui/journey/layout.module.css"
import { journeyPage } from "@ui/journey/journey-page"
import { AudienceSize } from "./audience-size.tsx"
import { useWhere } from "./use-where.ts"
import { WhereFields } from "./where-fields.tsx"

/** Where the ads are shown: around the business, or in chosen towns and postal codes. Spec: screens, locationTargeting. */
const LocationTargeting = journeyPage("locationTargeting", ({ journey }) => {
  const where = useWhere(journey)
  return (
    <LaunchPageFrame page="locationTargeting" onContinue={() => where.settle() && journey.next()}>
      <div className={styles["stack"]}>
        <WhereFields where={where} />
        <AudienceSize details={journey.details} />
      </div>
    </LaunchPageFrame>
  )
})

export default LocationTargeting
