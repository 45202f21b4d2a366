import { LaunchPageFrame } from "@ui/shared/launch"
import styles from "@ui/journey/layout.module.css"
import { journeyPage } from "@ui/journey/journey-page"
import { AudienceSize } from "./audience-size.tsx"
import { SavedAudienceChoice } from "./saved/saved-audience-choice.tsx"
import { ListFields } from "./list-fields.tsx"
import { useWho } from "./use-who.ts"
import { WhoFields } from "./who-fields.tsx"

/** Who sees the ads, by gender and age. Spec: screens, ageGenderTarget. */
const AgeGenderTarget = journeyPage("ageGenderTarget", ({ journey }) => {
  const who = useWho(journey)
  return (
    <LaunchPageFrame page="ageGenderTarget" onContinue={() => who.settle() && journey.next()}>
      <div className={styles["stack"]}>
        <SavedAudienceChoice editing={journey} />
        <WhoFields who={who} />
        <AudienceSize details={journey.details} />
        <ListFields editing={journey} />
      </div>
    </LaunchPageFrame>
  )
})

export default AgeGenderTarget
