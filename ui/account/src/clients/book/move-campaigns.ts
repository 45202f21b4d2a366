import type { Campaign } from "@domain/campaigns"

/** A campaign that an act over clients moves. */
export type MovedCampaign = Pick<Campaign, "businessProfileId" | "id">

type End =
  | { readonly status: "succeeded" }
  | { readonly status: "failed"; readonly failure: unknown }
  | { readonly status: "broken"; readonly error: unknown }

/** A call for one campaign. */
export type CampaignCall = (campaign: MovedCampaign) => Promise<End>

/**
 * Moves all campaigns of a client or none: where one refuses, those before are moved back. Answers how it ended, with the
 * campaigns that were moved.
 */
export const moveAll = async (
  campaigns: ReadonlyArray<MovedCampaign>,
  move: CampaignCall,
  back: CampaignCall,
): Promise<{ readonly end: End; readonly moved: ReadonlyArray<MovedCampaign> }> => {
  const moved: Array<MovedCampaign> = []
  for (const campaign of campaigns) {
    // oxlint-disable-next-line no-await-in-loop -- one wallet pays for all, so they go one after another
    const end = await move(campaign)
    if (end.status !== "succeeded") {
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const one of moved.toReversed()) await back(one)
      return { end, moved: [] }
    }
    moved.push(campaign)
  }
  return { end: { status: "succeeded" }, moved }
}
