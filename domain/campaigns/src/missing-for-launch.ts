import type { CampaignBudget } from "./budget.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import type { AgeBand, TargetLocation } from "./targeting.ts"

/** The parts of a draft that a launch depends on. */
export interface LaunchFacts {
  readonly objective?: string
  readonly promoteServices?: ReadonlyArray<string>
  readonly services?: ReadonlyArray<string>
  readonly ageBands?: ReadonlyArray<AgeBand>
  readonly targetLocation?: TargetLocation
  readonly channels?: ReadonlyArray<CampaignChannel>
  readonly keywords?: ReadonlyArray<string>
  readonly budget?: CampaignBudget
  readonly paid: boolean
  /** A person accepted the social ad's texts. */
  readonly socialCopyAccepted: boolean
  /** A person accepted the search ad's texts. */
  readonly searchCopyAccepted: boolean
}

/** Spec: validation, "At least 10 keywords for search launch". */
export const fewestSearchKeywords = 10

const distinct = (keywords: ReadonlyArray<string>): number =>
  new Set(keywords.map((keyword) => keyword.trim().toLowerCase()).filter((keyword) => keyword !== "")).size

const hasAudience = ({ ageBands, targetLocation }: LaunchFacts): boolean =>
  (ageBands ?? []).length > 0 &&
  targetLocation !== undefined &&
  (targetLocation.mode === "NearBusiness" ? targetLocation.centre !== undefined : targetLocation.areas.length > 0)

/** What a draft still lacks before it may launch, as message keys in the order they are met; empty when ready. Spec: validation rules. */
export const missingForLaunch = (facts: LaunchFacts): ReadonlyArray<string> => {
  const channels = facts.channels ?? []
  const social = channels.some((channel) => channel !== "Search")
  const search = channels.includes("Search")
  const copyAccepted = (!social || facts.socialCopyAccepted) && (!search || facts.searchCopyAccepted)
  const lacking: ReadonlyArray<readonly [boolean, string]> = [
    [facts.objective === undefined, "campaigns.missing.objective"],
    [[...(facts.promoteServices ?? []), ...(facts.services ?? [])].length === 0, "validation.serviceRequired"],
    [!copyAccepted, "campaigns.missing.acceptedCopy"],
    [!hasAudience(facts), "validation.audienceRequired"],
    [channels.length === 0, "validation.channelRequired"],
    [search && distinct(facts.keywords ?? []) < fewestSearchKeywords, "validation.keywordsTooFew"],
    [facts.budget === undefined, "campaigns.missing.budget"],
    [!facts.paid, "campaigns.missing.payment"],
  ]
  return lacking.filter(([lacks]) => lacks).map(([, key]) => key)
}
