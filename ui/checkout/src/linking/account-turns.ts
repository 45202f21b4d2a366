import type { PageState } from "@application/channels/contract"
import type { Turns } from "@application/signup/flows"
import { needsPage, carryingPage } from "@domain/campaigns"
import { isPageSetUp } from "@domain/channels"
import type { SignupSession } from "@domain/signup"
import { isReady, launchLack } from "../launching/launch-lack.ts"

/**
 * How the business's own page turns the way on from the budget: to its set-up where that is missing, or to the launch where the
 * page is linked and nothing else is lacking. Neither holds for ads of the portal's page. Spec: next step, adAccountSetup; subsequent flow.
 */
export const accountTurns = (details: SignupSession, pages: ReadonlyArray<PageState>): Turns => {
  const { linkedAccounts } = details.accounts
  const { channels = [] } = details.targeting
  const own = linkedAccounts && carryingPage(linkedAccounts)
  const chosen = pages.find(({ page, status }) => page.id === own?.id && status === "Approved")
  if (chosen === undefined || !needsPage(channels)) return {}
  return isPageSetUp(chosen.page, chosen.steps)
    ? { facebookPageLinked: isReady(launchLack(details)) }
    : { adAccountMissing: true }
}
