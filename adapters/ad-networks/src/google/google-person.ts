import type { HashedPerson } from "@domain/audiences"
import type { GoogleAdsOptions } from "./google-options.ts"

/** What Google may find a person by; an address counts as a whole alone. */
export const identifiersOf = ({ email, phone, firstName, lastName, country, postcode }: HashedPerson) => {
  const hasAddress = [firstName, lastName, country, postcode].every((part) => part !== undefined)
  const address = { givenName: firstName, familyName: lastName, regionCode: country, postalCode: postcode }
  return [
    ...(email === undefined ? [] : [{ emailAddress: email }]),
    ...(phone === undefined ? [] : [{ phoneNumber: phone }]),
    ...(hasAddress ? [{ address }] : []),
  ]
}

/** Where the Data Manager API puts what it is told: a list, or a kind of conversion, of a customer. */
export const destinationOf = (
  { loginCustomerId }: GoogleAdsOptions,
  customer: string,
  productDestinationId: string,
) => {
  const account = (accountId: string) => ({ accountType: "GOOGLE_ADS", accountId })
  return { loginAccount: account(loginCustomerId), operatingAccount: account(customer), productDestinationId }
}
