import { type Campaign, countsConversions } from "@domain/campaigns"

/** After how long without a page opened its owner hears that the tag is silent, in milliseconds: a day. Ours. */
export const silentTagAge = 86_400_000

/** A campaign as far as its tag is waited for. */
export type TaggedCampaign = Pick<Campaign, "status" | "objective" | "resultsAre" | "wentLiveAt">

/**
 * Since when nothing was heard of a website (epoch milliseconds) while a campaign brings visitors to it whose sales are counted;
 * undefined while the tag is heard, or no such campaign has run for a day.
 */
export const tagSilentSince = (
  campaigns: ReadonlyArray<TaggedCampaign>,
  lastSeenAt: number | undefined,
  now: number,
): number | undefined => {
  const begun = campaigns.flatMap((campaign) =>
    campaign.status === "Active" && countsConversions(campaign) ? (campaign.wentLiveAt ?? []) : [],
  )
  if (begun.length === 0 || now - Math.min(...begun) < silentTagAge) return undefined
  const since = lastSeenAt ?? Math.min(...begun)
  return now - since < silentTagAge ? undefined : since
}
