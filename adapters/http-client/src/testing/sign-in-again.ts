import { Exit } from "effect"
import { LoginWithPassword } from "@application/identity/contract"
import { EmailAddress } from "@domain/identity"
import type { ApiCaller } from "./api-caller.ts"
import type { CampaignOwner } from "./ready-campaign.ts"

/** Signs an owner in by password where the earlier sign-in has ended; an api that does not answer is asked again later. */
export const signInAgain = async (caller: ApiCaller, { email, password }: CampaignOwner): Promise<void> => {
  const exit = await caller.once(LoginWithPassword, { emailAddress: EmailAddress.make(email), password })
  if (Exit.isSuccess(exit) && "accessToken" in exit.value)
    caller.token.set(exit.value.accessToken, exit.value.expiresAt)
}
