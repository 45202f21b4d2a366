import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, type Json, type JsonObject } from "../core/json.ts"
import { DataManagerError, refusal } from "./data-manager-error.ts"
import { checkDescribed, DATA_MANAGER } from "./google-ads-description.ts"
import { GoogleAdsError } from "./google-ads-error.ts"

/** Identifiers of a person. google/ads/datamanager/v1/error.proto. */
const MOST_IDENTIFIERS = 10

/** A name, a value or a kind that the description does not know, in this API's own shape. */
export const checkRequest = (type: string, body: JsonObject): void => {
  try {
    checkDescribed(DATA_MANAGER, type, body, [])
  } catch (error) {
    throw error instanceof GoogleAdsError ? refusal("INVALID_ARGUMENT", error.message) : error
  }
}

/** The account of a destination, which its login may work on. */
export const customerOf = ({ state }: Context, destination: Json): string => {
  const { operatingAccount, loginAccount } = asObject(destination)
  const accountOf = (account: Json | undefined): string => {
    const { accountType, accountId } = asObject(account)
    if (accountType !== "GOOGLE_ADS") throw refusal("INVALID_DESTINATION", "Only Google Ads accounts are known here.")
    return asText(accountId) ?? ""
  }
  const [customer, login] = [accountOf(operatingAccount), accountOf(loginAccount ?? operatingAccount)]
  if (state.googleAds.customers[customer] === undefined || state.googleAds.customers[login] === undefined)
    throw new DataManagerError("PERMISSION_DENIED", "The caller does not have permission", 403, "PERMISSION_DENIED")
  return customer
}

const isHash = (value: Json | undefined): boolean => /^[0-9A-Fa-f]{64}$/.test(asText(value) ?? "")

const checkHash = (value: Json | undefined, name: string): void => {
  if (!isHash(value)) throw refusal("INVALID_SHA256_ENCODING", `${name} is no SHA-256 in hexadecimal digits.`)
}

/** One of an e-mail, a phone and a whole address; the end of its hash tells people apart. */
const identifierOf = (identifier: Json): string => {
  const { emailAddress, phoneNumber, address } = asObject(identifier)
  if (Object.keys(asObject(identifier)).length !== 1)
    throw refusal("INVALID_AUDIENCE_MEMBER", "An identifier is an e-mail, a phone or an address.")
  if (address === undefined) {
    checkHash(emailAddress ?? phoneNumber, "The identifier")
    return (asText(emailAddress ?? phoneNumber) ?? "").toLowerCase().slice(-24)
  }
  const { givenName, familyName, regionCode, postalCode } = asObject(address)
  checkHash(givenName, "given_name")
  checkHash(familyName, "family_name")
  if (!/^[A-Z]{2}$/.test(asText(regionCode) ?? ""))
    throw refusal("INVALID_REGION_CODE", "The region code is not valid.")
  if ((asText(postalCode) ?? "") === "") throw refusal("INVALID_POSTAL_CODE", "Postal code is not valid.")
  return ""
}

/** What tells a person of a request from others, after checking every identifier. */
export const identityOf = (member: Json): string => {
  const identifiers = asArray(asObject(asObject(member)["userData"])["userIdentifiers"])
  if (identifiers.length === 0) throw refusal("INVALID_AUDIENCE_MEMBER", "This audience member is not valid.")
  if (identifiers.length > MOST_IDENTIFIERS)
    throw refusal("TOO_MANY_USER_IDENTIFIERS", "At most 10 identifiers are allowed per audience member.")
  const known = identifiers.map(identifierOf)
  return known.find((one) => one !== "") ?? `address ${JSON.stringify(member)}`.slice(-24)
}
