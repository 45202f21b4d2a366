import { canonicalJson } from "@domain/creatives"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import type { TestMeans } from "../variant/test-means.ts"
import { testOffer } from "../variant/test-offer.ts"
import { hasVariant } from "../variant/version-plan.ts"
import type { PlanChange } from "./plan-change.ts"

/** Message keys of what keeps a second version from being added to a running campaign, beyond what a launch with one lacks. */
export const versionLackKeys = ["campaigns.edit.versionAlone", "campaigns.edit.versionRuns"] as const
type VersionLackKey = (typeof versionLackKeys)[number]

/** What adding a second version depends on beside the plans. */
export interface AddedVersionFacts {
  /** What the edit changes of what is shown, or will be once its network has decided. */
  readonly changes: ReadonlyArray<Pick<PlanChange, "channel" | "effect">>
  /** What a test would have. */
  readonly means: TestMeans | undefined
  /** Whether the network reviews another ad of the campaign that takes the place of the present ad. */
  readonly isAdWaiting: boolean
}

/** Whether an edit gives a second version to a social ad that has one version. */
export const addsVersion = (running: CampaignPlan, edited: CampaignPlan): boolean =>
  hasVariant(edited) && !hasVariant(running)

/**
 * What keeps an edit with a second version from being sent: another test that runs, too little money or too few results in what is
 * left, or an ad with other words that is not shown yet, so that nobody knows what the second version is compared with. Ours.
 */
export const lacksOfVersion = (
  running: CampaignPlan,
  edited: CampaignPlan,
  { changes, means, isAdWaiting }: AddedVersionFacts,
): ReadonlyArray<string> => {
  if (!hasVariant(edited)) return []
  const [before, after] = [running, edited].map(({ creative }) => canonicalJson(creative.creativeDetail?.variant ?? {}))
  if (hasVariant(running)) return before === after ? [] : ["campaigns.edit.versionRuns" satisfies VersionLackKey]
  const { kind } = testOffer(edited, means)
  const isReworded = changes.some(({ channel, effect }) => channel === "Social" && effect === "newAd")
  return [
    ...(kind === "TooLittleMoney" ? ["campaigns.missing.versionMoney"] : []),
    ...(kind === "TooFewResults" ? ["campaigns.missing.versionResults"] : []),
    ...(isReworded || isAdWaiting ? ["campaigns.edit.versionAlone" satisfies VersionLackKey] : []),
  ]
}
