import type { BusinessSection } from "./sections/business.ts"
import type { SignupSession } from "./signup-session.ts"

/** The business's phone and e-mail address as the public may see them: never what only its owner's account is known by. */
export const publicContact = ({
  business: { phone, emailAddress },
  sources,
}: Pick<SignupSession, "business" | "sources">): Pick<BusinessSection, "phone" | "emailAddress"> => ({
  ...(phone !== undefined && sources["phone"] !== "account" && { phone }),
  ...(emailAddress !== undefined && sources["emailAddress"] !== "account" && { emailAddress }),
})
