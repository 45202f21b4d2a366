import { GetSocialAccounts } from "@application/channels/contract"
import type { Turns } from "@application/signup/flows"
import type { SignupSession } from "@domain/signup"
import { useRead } from "@ui/container"
import { accountTurns } from "./account-turns.ts"

/** The turns of a draft's own page; none while they are read or cannot be, so that the usual way is taken. */
export const useAccountTurns = (businessProfileId: SignupSession["businessProfileId"]) => {
  const { output } = useRead(GetSocialAccounts, businessProfileId && { businessProfileId })
  return (details: SignupSession): Turns => accountTurns(details, output?.pages ?? [])
}
