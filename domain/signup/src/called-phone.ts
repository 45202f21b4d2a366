import { publicContact } from "./public-contact.ts"
import type { SignupSession } from "./signup-session.ts"

/**
 * The number that a Calls campaign's ads dial: the ad's own, else the business's public one. The owner's verified
 * mobile is private and never stands in for it.
 */
export const calledPhone = (session: Pick<SignupSession, "business" | "sources" | "creative">): string | undefined =>
  [session.creative.creativeDetail?.adDetail?.phoneNumber, publicContact(session).phone].find(
    (number) => number !== undefined && number.trim() !== "",
  )
