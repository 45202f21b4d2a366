import type { Town } from "@domain/businesses"
import { targetGenderOf, targetLocationOf } from "@domain/signup"
import { ageBands } from "@domain/campaigns"
import { AudiencePanel } from "@ui/shared/audience"
import type { ReactNode } from "react"
import type { SummaryDetails } from "./summary-facts.ts"

export interface AudienceSectionProps {
  readonly details: SummaryDetails
  /** Towns that the map shows. */
  readonly towns: ReadonlyArray<Town>
  /** Ways to change the audience, its interests and its keywords. */
  readonly actions?: ReactNode
  readonly interestsAction?: ReactNode
  readonly keywordsAction?: ReactNode
}

/** Who will see the draft's ads. */
export const AudienceSection = ({ details, ...rest }: AudienceSectionProps) => {
  const { targeting } = details
  const audience = {
    gender: targetGenderOf(details),
    ageBands: targeting.ageBands ?? ageBands,
    location: targetLocationOf(details),
    interests: (targeting.interests ?? []).map(({ name }) => name),
    keywords: targeting.keywords ?? [],
  } as const
  return <AudiencePanel audience={audience} region={details.region} {...rest} />
}
