import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { LoginWithPassword } from "@application/identity/contract"
import { EmailAddress } from "@domain/identity"

/** A business with one campaign that lacks nothing but its money, and its owner's way in. */
export interface SampleCampaign {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
  /** Signs its owner in; the token lasts a quarter of an hour. */
  readonly signIn: () => Promise<string>
}

/** Takes a demo business through the sign-up by the api's own calls, up to the payment. */
export const makeSampleCampaign = async (origin: string, sandbox: string): Promise<SampleCampaign> => {
  const owner = apiCaller(origin)
  const campaign = await readyCampaign(sandbox, owner, "sunrise-dental", "IN")
  const { email, password } = campaign.owner
  const signIn = async () => {
    const { accessToken } = await owner.ask(LoginWithPassword, { emailAddress: EmailAddress.make(email), password })
    return accessToken
  }
  return { ...campaign, signIn }
}
