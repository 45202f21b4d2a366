import { withParts } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** Fields that identify or contact the business; each new address replaces them. */
const addressing = new Set(["websiteUrl", "facebookPageUrl", "facebookPageId", "googlePlaceUrl", "language"])

/** The fields that the owner has filled in, apart from the addresses themselves. */
export const typedFields = ({ sources }: Pick<SignupSession, "sources">): ReadonlyArray<string> =>
  Object.entries(sources).flatMap(([name, source]) => (source === "owner" && !addressing.has(name) ? [name] : []))

/**
 * Whether the draft was read from another address, so that reading this one restarts it.
 * A reading that failed left nothing behind.
 */
export const isOtherAddress = ({ extraction }: Pick<SignupSession, "extraction">, address: string): boolean =>
  extraction.address !== undefined && extraction.status === "done" && extraction.address !== address

/** The draft restarted for another business: keys, account and owner stay, all else is dropped. */
export const begunAnew = ({ foundContacts: _former, ...session }: SignupSession): SignupSession => ({
  ...session,
  launchState: "BusinessDetails",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  business: session.business.language === undefined ? {} : { language: session.business.language },
  creative: {},
  targeting: {},
  budget: {},
})

/** The draft in another country: an amount in the former country's money and its tax details are asked for again. */
export const inRegion = (session: SignupSession, region: SignupSession["region"]): SignupSession =>
  session.region === region
    ? session
    : withParts({ ...session, region }, { budget: { budget: null, gstBilling: null } })

/** The region that a call names for a draft, unless the draft's own is settled by a payment or an account. */
export const regionFor = (
  { region, paid, businessProfileId }: SignupSession,
  named: SignupSession["region"] | undefined,
): SignupSession["region"] => (paid || businessProfileId !== undefined ? region : (named ?? region))
