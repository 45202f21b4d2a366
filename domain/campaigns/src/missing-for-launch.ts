import { Result } from "effect"
import { type Checked, failureOf, keywords as checkKeywords, someChannel, someService } from "@domain/validation"
import { type Audience, checkAudience } from "./check-audience.ts"
import type { CampaignBudget } from "./budget.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { showsPicture, showsText, takesKeywords } from "./channel-definitions.ts"

/** The parts of a draft that a launch depends on. */
export interface LaunchFacts extends Audience {
  readonly objective?: string
  readonly promoteServices?: ReadonlyArray<string>
  readonly services?: ReadonlyArray<string>
  readonly channels?: ReadonlyArray<CampaignChannel>
  readonly keywords?: ReadonlyArray<string>
  readonly budget?: CampaignBudget
  readonly paid: boolean
  /** A person accepted the social ad's texts. */
  readonly socialCopyAccepted: boolean
  /** A person accepted the search ad's texts. */
  readonly searchCopyAccepted: boolean
}

/** What a launch may lack beyond what validation refuses. */
export const launchMessageKeys = [
  "campaigns.missing.objective",
  "campaigns.missing.acceptedCopy",
  "campaigns.missing.acceptedSearchCopy",
  "campaigns.missing.budget",
  "campaigns.missing.payment",
] as const

const unless = (met: boolean, key: (typeof launchMessageKeys)[number]): string | undefined => (met ? undefined : key)

const refusalOf = (checked: Checked<unknown>): string | undefined => failureOf(checked)?.key

/** What a draft still lacks before it may launch, as message keys in the order they are met; empty when ready. Spec: validation rules. */
export const missingForLaunch = (facts: LaunchFacts): ReadonlyArray<string> => {
  const { channels = [], keywords = [], promoteServices = [], services = [] } = facts
  return [
    unless(facts.objective !== undefined, "campaigns.missing.objective"),
    refusalOf(someService([...promoteServices, ...services])),
    unless(!showsPicture(channels) || facts.socialCopyAccepted, "campaigns.missing.acceptedCopy"),
    unless(!showsText(channels) || facts.searchCopyAccepted, "campaigns.missing.acceptedSearchCopy"),
    refusalOf(checkAudience(facts)),
    refusalOf(someChannel(channels)),
    refusalOf(takesKeywords(channels) ? checkKeywords(keywords) : Result.succeed(keywords)),
    unless(facts.budget !== undefined, "campaigns.missing.budget"),
    unless(facts.paid, "campaigns.missing.payment"),
  ].filter((key) => key !== undefined)
}
