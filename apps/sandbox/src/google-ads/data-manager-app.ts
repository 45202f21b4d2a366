import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asObject, asText, isObject, parseJson, type Json, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { DataManagerError, dataManagerErrorBody, dataManagerFailures } from "./data-manager-error.ts"
import { checkDescribed, DATA_MANAGER } from "./google-ads-description.ts"
import { GoogleAdsError } from "./google-ads-error.ts"
import { changeMembers } from "./user-lists.ts"

/** Limits of the service. google/ads/datamanager/v1/error.proto. */
const MOST = { destinations: 10, members: 10_000, identifiers: 10 }

const refusal = (reason: string, message: string): DataManagerError => new DataManagerError(reason, message)

/** A name, a value or a kind that the description does not know, in this API's own shape. */
const described = (type: string, body: JsonObject): void => {
  try {
    checkDescribed(DATA_MANAGER, type, body, [])
  } catch (error) {
    throw error instanceof GoogleAdsError ? refusal("INVALID_ARGUMENT", error.message) : error
  }
}

/** The list that a destination names; it must be of an account that its login may work on. */
const listOf = ({ state }: Context, destination: Json): string => {
  const { operatingAccount, loginAccount, productDestinationId } = asObject(destination)
  const accountOf = (account: Json | undefined): string => {
    const { accountType, accountId } = asObject(account)
    if (accountType !== "GOOGLE_ADS") throw refusal("INVALID_DESTINATION", "Only Google Ads accounts are known here.")
    return asText(accountId) ?? ""
  }
  const [customer, login] = [accountOf(operatingAccount), accountOf(loginAccount ?? operatingAccount)]
  if (state.googleAds.customers[customer] === undefined || state.googleAds.customers[login] === undefined)
    throw new DataManagerError("PERMISSION_DENIED", "The caller does not have permission", 403, "PERMISSION_DENIED")
  const list = state.googleAds.resources[`customers/${customer}/userLists/${asText(productDestinationId) ?? ""}`]
  if (list === undefined || list.fields["status"] === "REMOVED")
    throw refusal("INVALID_USER_LIST_ID", "User list is not valid.")
  return list.resourceName
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

const personOf = (member: Json): string => {
  const identifiers = asArray(asObject(asObject(member)["userData"])["userIdentifiers"])
  if (identifiers.length === 0) throw refusal("INVALID_AUDIENCE_MEMBER", "This audience member is not valid.")
  if (identifiers.length > MOST.identifiers)
    throw refusal("TOO_MANY_USER_IDENTIFIERS", "At most 10 identifiers are allowed per audience member.")
  const known = identifiers.map(identifierOf)
  return known.find((one) => one !== "") ?? `address ${JSON.stringify(member)}`.slice(-24)
}

/** Consents and terms of people who are put on a list. */
const checkConsent = (context: Context, body: JsonObject): void => {
  const { consent, termsOfService } = body
  const { adUserData, adPersonalization } = asObject(consent)
  if (adUserData !== "CONSENT_GRANTED" || adPersonalization !== "CONSENT_GRANTED")
    throw refusal("INVALID_ARGUMENT", "People without consent cannot be put on a Customer Match list.")
  const isOff = context.failures
    .list()
    .some(({ provider, kind, path }) => provider === "googleAds" && kind === "decline" && path === "audienceMembers")
  if (isOff) context.failures.take("googleAds", "decline", "POST", "audienceMembers")
  if (isOff || asObject(termsOfService)["customerMatchTermsOfServiceStatus"] !== "ACCEPTED")
    throw refusal("TERMS_AND_CONDITIONS_NOT_SIGNED", "Required terms and conditions are not accepted.")
}

const change = (context: Context, body: JsonObject, adds: boolean): JsonObject => {
  described(adds ? "IngestAudienceMembersRequest" : "RemoveAudienceMembersRequest", body)
  const [destinations, members] = [asArray(body["destinations"]), asArray(body["audienceMembers"])]
  if (destinations.length === 0 || members.length === 0)
    throw refusal("REQUIRED_FIELD_MISSING", "destinations and audience_members are required.")
  if (destinations.length > MOST.destinations)
    throw refusal("TOO_MANY_DESTINATIONS", "At most 10 destinations are allowed per request.")
  if (members.length > MOST.members)
    throw refusal("TOO_MANY_AUDIENCE_MEMBERS", "At most 10,000 audience members are allowed per request.")
  if (body["encoding"] !== "HEX") throw refusal("INVALID_ENUM_VALUE", "encoding must be HEX here.")
  if (adds) checkConsent(context, body)
  const lists = destinations.map((destination) => listOf(context, destination))
  const people = members.map(personOf)
  if (body["validateOnly"] !== true) for (const list of lists) changeMembers(context, list, people, adds)
  return { requestId: randomId(22) }
}

const authorise = ({ state }: Context, c: HonoContext): void => {
  const token = (c.req.header("authorization") ?? "").match(/^Bearer (.+)$/)?.[1]
  const expires = token === undefined ? undefined : state.googleAds.tokens[token]
  if (expires === undefined || expires < Date.now())
    throw new DataManagerError("UNAUTHENTICATED", "Request had invalid credentials.", 401, "UNAUTHENTICATED")
}

/** Google's Data Manager API behind `/gdm/v1`: people are put on lists of customers and taken off them. */
export const dataManagerApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "googleAds", context.clock.now, "/gdm"))
  app.use("*", failureMiddleware(context.failures, "googleAds", dataManagerFailures))
  app.onError((error) => {
    if (error instanceof DataManagerError) return Response.json(dataManagerErrorBody(error), { status: error.status })
    console.error(error)
    const internal = new DataManagerError("INTERNAL_ERROR", error.message, 500, "INTERNAL")
    return Response.json(dataManagerErrorBody(internal), { status: 500 })
  })
  app.all("*", async (c) => {
    authorise(context, c)
    const path = decodeURIComponent(c.req.path.split("/").slice(3).join("/"))
    if (c.req.method !== "POST" || (path !== "audienceMembers:ingest" && path !== "audienceMembers:remove"))
      throw new DataManagerError("NOT_FOUND", "Method not found.", 404, "NOT_FOUND")
    const body = parseJson(await c.req.text())
    if (!isObject(body)) throw refusal("INVALID_ARGUMENT", "Invalid JSON payload received.")
    const answer = change(context, body, path === "audienceMembers:ingest")
    context.save()
    return c.json(answer)
  })
  return app
}
