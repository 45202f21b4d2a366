import type { BusinessDetails } from "./business-details.ts"

/** The business's own phone and e-mail address as the public may see them: never what only its owner's account is known by. */
export const publicContact = ({
  phone,
  emailAddress,
  sources,
}: Pick<BusinessDetails, "phone" | "emailAddress" | "sources">): Pick<BusinessDetails, "phone" | "emailAddress"> => ({
  ...(phone !== undefined && sources["phone"] !== "account" && { phone }),
  ...(emailAddress !== undefined && sources["emailAddress"] !== "account" && { emailAddress }),
})
