import type { CampaignPlan } from "@domain/campaigns"
import { publicContact } from "./public-contact.ts"
import type { SignupSession } from "./signup-session.ts"

/** The plan of the campaign that a session fills: what its ads use of the session, without the journey and its person. Ours. */
export const planOf = (session: SignupSession): CampaignPlan => {
  const { phone: _phone, emailAddress: _email, ...business } = session.business
  const { longestPrimaryText, channelsOffered } = session
  const { budget } = session.budget
  const { linkedAccounts } = session.accounts
  return {
    region: session.region,
    business,
    contact: publicContact(session),
    creative: session.creative,
    targeting: session.targeting,
    budget: { ...(budget !== undefined && { budget }) },
    accounts: { ...(linkedAccounts !== undefined && { linkedAccounts }) },
    ...(longestPrimaryText !== undefined && { longestPrimaryText }),
    ...(channelsOffered !== undefined && { channelsOffered }),
  }
}
