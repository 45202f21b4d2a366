import { automationOf, channelsOf, showsBanner, shownAudienceOf, shownListsOf } from "@domain/campaigns"
import type { Town } from "@domain/businesses"
import { AudiencePanel } from "@ui/shared/audience"
import { usePortal } from "@ui/shared/frame"
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
  const { flags } = usePortal().portal
  const shown = shownAudienceOf(details)
  const audience = {
    ...shown,
    interests: shown.interests.map(({ name }) => name),
    keywords: targeting.keywords ?? [],
    ...(targeting.keywordMatches !== undefined && { keywordMatches: targeting.keywordMatches }),
    ...(targeting.negativeKeywords !== undefined && { negativeKeywords: targeting.negativeKeywords }),
    ...(targeting.excludedPlacements !== undefined &&
      showsBanner(channelsOf(details)) && { excludedPlacements: targeting.excludedPlacements }),
    ...shownListsOf(targeting),
  } as const
  return (
    <AudiencePanel
      audience={audience}
      region={details.region}
      isExpanded={automationOf(details, flags).expandsAudience}
      {...(targeting.specialAds !== undefined && { special: targeting.specialAds })}
      {...rest}
    />
  )
}
