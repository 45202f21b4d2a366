import {
  type AgeBand,
  type AudienceLanguage,
  audienceReach,
  type Gender,
  type ReachTerms,
  reachVerdict,
  shownAudienceOf,
  type TargetLocation,
} from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import { useTowns } from "@ui/shared/audience"
import { Suspense } from "react"
import { ReachWords } from "./reach-words.tsx"
import styles from "@ui/journey/layout.module.css"

export interface AudienceSizeOfProps extends ReachTerms {
  readonly location: TargetLocation
  readonly bands: ReadonlyArray<AgeBand>
  readonly gender: Gender
  /** Any where absent. */
  readonly languages?: ReadonlyArray<AudienceLanguage> | undefined
}

/** How many people live in a place and are of the chosen ages, and whether they are too few or too many. */
export const AudienceSizeOf = ({ location, bands, gender, languages = [], ...terms }: AudienceSizeOfProps) => {
  const towns = useTowns(location)
  const reach = audienceReach(towns, location, { region: terms.region, bands, gender, languages })
  return (
    <div role="status" className={styles["tight"]}>
      {reach === undefined ? null : (
        // Its words may come after the towns; the page around them stays.
        <Suspense fallback={null}>
          <ReachWords reach={reach} verdict={reachVerdict(reach, terms)} region={terms.region} />
        </Suspense>
      )}
    </div>
  )
}

/** The size of a draft's audience, weighed against its budget and channels. */
export const AudienceSize = ({ details }: { readonly details: SignupSession }) => {
  const { ageBands: bands, gender, languages = [], location, interests } = shownAudienceOf(details)
  const { channels, includedLists = [] } = details.targeting
  return (
    <AudienceSizeOf
      region={details.region}
      location={location}
      bands={bands}
      gender={gender}
      languages={languages}
      budget={details.budget.budget}
      channels={channels}
      isNarrowed={interests.length + includedLists.length + languages.length > 0}
    />
  )
}
