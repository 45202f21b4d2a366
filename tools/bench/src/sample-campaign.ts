import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { LoginWithPassword } from "@application/identity/contract"
import { signedInOf } from "@application/identity/testing"
import { EmailAddress } from "@domain/identity"

/** A business with one campaign that lacks only its payment, and its owner's sign-in. */
export interface SampleCampaign {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
  /** Signs its owner in; the token is valid for a quarter of an hour. */
  readonly signIn: () => Promise<string>
}

/** Takes a demo business through the sign-up by calls, up to the payment. */
export const makeSampleCampaign = async (origin: string, sandbox: string): Promise<SampleCampaign> => {
  const owner = apiCaller(origin)
  const campaign = await readyCampaign(sandbox, owner, "sunrise-dental", "IN")
  const { email, password } = campaign.owner
  const signIn = async () => {
    const reply = await owner.ask(LoginWithPassword, { emailAddress: EmailAddress.make(email), password })
    return signedInOf(reply).accessToken
  }
  return { ...campaign, signIn }
}
