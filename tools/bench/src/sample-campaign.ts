import { apiCaller, type CampaignOwner, readyCampaign } from "@adapters/http-client/testing"

/** A business with one campaign that lacks only its payment, and its owner's sign-in. */
export interface SampleCampaign {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
  readonly owner: CampaignOwner
  /** The cookie of the device that the owner signs in on. */
  readonly device: string
  /** Signs its owner in; the token is valid for a quarter of an hour. */
  readonly signIn: () => Promise<string>
}

interface Reply {
  readonly data?: { readonly accessToken: string }
}

/** Takes a demo business through the sign-up by calls, up to the payment. */
export const makeSampleCampaign = async (origin: string, sandbox: string): Promise<SampleCampaign> => {
  const campaign = await readyCampaign(sandbox, apiCaller(origin), "sunrise-dental", "IN")
  const { email, password } = campaign.owner
  const login = async (cookie: string) => {
    const response = await fetch(`${origin}/api/v1.0/authentication/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-id": "bench", "x-portal-domain": "localhost", cookie },
      body: JSON.stringify({ emailAddress: email, password }),
    })
    const { data } = (await response.json()) as Reply
    if (data === undefined) throw new Error(`The sample's owner was not signed in: ${response.status}`)
    const cookies = response.headers.getSetCookie().map((set) => set.split(";")[0] ?? "")
    return { accessToken: data.accessToken, device: cookies.find((set) => /^(__Host-)?known_device=/.test(set)) ?? "" }
  }
  const { device } = await login("")
  return { ...campaign, device, signIn: async () => (await login(device)).accessToken }
}
