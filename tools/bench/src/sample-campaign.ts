import { apiCaller, readyCampaign } from "@adapters/http-client/testing"

/** A business with one campaign that lacks nothing but its money, and its owner's way in. */
export interface SampleCampaign {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
  readonly accessToken: string
}

/** Takes a demo business through the sign-up by the api's own calls, up to the payment. */
export const makeSampleCampaign = async (origin: string, sandbox: string): Promise<SampleCampaign> => {
  const owner = apiCaller(origin)
  const campaign = await readyCampaign(sandbox, owner, "sunrise-dental", "IN")
  return { ...campaign, accessToken: owner.token.get() ?? "" }
}
