import type { BusinessDetails } from "@domain/businesses"
import { type Region, regionFacts } from "@domain/kernel"
import { type Checked, mobilePhone, type PhoneNumber } from "@domain/validation"
import type { TypedAccount } from "./typed-account.ts"

const regions: ReadonlyArray<Region> = ["IN", "GB"]

/** What the draft already knows of its owner: the e-mail address and the phone, split into country and number. */
export const typedFrom = ({ emailAddress, phone, region }: BusinessDetails): TypedAccount => {
  const own = regions.find((each) => phone?.startsWith(`+${regionFacts[each].dialCode}`) ?? false)
  const number = own === undefined ? phone : phone?.slice(regionFacts[own].dialCode.length + 1)
  return {
    email: emailAddress ?? "",
    firstName: "",
    lastName: "",
    country: own ?? region,
    number: number ?? "",
    hasAccepted: false,
  }
}

/** The typed number for machines; a number that cannot receive messages is refused. */
export const numberOf = ({ country, number }: Pick<TypedAccount, "country" | "number">): Checked<PhoneNumber> =>
  mobilePhone(number, country)
