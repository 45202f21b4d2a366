import { type SignupSession, provenPhone } from "@domain/signup"
import { type Region, regionFacts } from "@domain/kernel"
import { type Checked, mobilePhone, type PhoneNumber } from "@domain/validation"
import { Result } from "effect"
import type { TypedAccount } from "./typed-account.ts"

const regions: ReadonlyArray<Region> = ["IN", "GB"]

/** The typed number for machines; a number that cannot receive messages is refused. */
export const numberOf = ({ country, number }: Pick<TypedAccount, "country" | "number">): Checked<PhoneNumber> =>
  mobilePhone(number, country)

/**
 * What the draft already knows of its owner: the e-mail address and the phone, split into country and number. A phone of
 * the business that cannot receive a code, such as a landline, is left out.
 */
export const typedFrom = (details: SignupSession): TypedAccount => {
  const {
    business: { emailAddress },
    region,
  } = details
  const phone = provenPhone(details) ?? details.business.phone
  const phoneRegion = regions.find((each) => phone?.startsWith(`+${regionFacts[each].dialCode}`) ?? false)
  const country = phoneRegion ?? region
  const number = (phoneRegion === undefined ? phone : phone?.slice(regionFacts[phoneRegion].dialCode.length + 1)) ?? ""
  return {
    email: emailAddress ?? "",
    name: "",
    country,
    number: Result.isSuccess(numberOf({ country, number })) ? number : "",
    hasAccepted: false,
  }
}
