import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asObject, asText, isObject, parseJson, type Json, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { DataManagerError, dataManagerErrorBody, dataManagerFailures, refusal } from "./data-manager-error.ts"
import { ingestEvents, requestStatus } from "./data-manager-events.ts"
import { checkRequest, customerOf, identityOf } from "./data-manager-people.ts"
import { changeMembers } from "./user-lists.ts"

/** Limits of the service. google/ads/datamanager/v1/error.proto. */
const MOST = { destinations: 10, members: 10_000 }

/** The list that a destination names. */
const listOf = (context: Context, destination: Json): string => {
  const { productDestinationId } = asObject(destination)
  const name = `customers/${customerOf(context, destination)}/userLists/${asText(productDestinationId) ?? ""}`
  const list = context.state.googleAds.resources[name]
  if (list === undefined || list.fields["status"] === "REMOVED")
    throw refusal("INVALID_USER_LIST_ID", "User list is not valid.")
  return list.resourceName
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
  checkRequest(adds ? "IngestAudienceMembersRequest" : "RemoveAudienceMembersRequest", body)
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
  const people = members.map(identityOf)
  if (body["validateOnly"] !== true) for (const list of lists) changeMembers(context, list, people, adds)
  return { requestId: randomId(22) }
}

const METHODS: Readonly<Record<string, (context: Context, body: JsonObject) => JsonObject>> = {
  "audienceMembers:ingest": (context, body) => change(context, body, true),
  "audienceMembers:remove": (context, body) => change(context, body, false),
  "events:ingest": ingestEvents,
}

const authorise = ({ state }: Context, c: HonoContext): void => {
  const token = (c.req.header("authorization") ?? "").match(/^Bearer (.+)$/)?.[1]
  const expires = token === undefined ? undefined : state.googleAds.tokens[token]
  if (expires === undefined || expires < Date.now())
    throw new DataManagerError("UNAUTHENTICATED", "Request had invalid credentials.", 401, "UNAUTHENTICATED")
}

/** Google's Data Manager API behind `/gdm/v1`: people are put on lists and taken off them, and conversions are told. */
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
    if (c.req.method === "GET" && path === "requestStatus:retrieve")
      return c.json(requestStatus(context, c.req.query("requestId") ?? ""))
    const perform = c.req.method === "POST" ? METHODS[path] : undefined
    if (perform === undefined) throw new DataManagerError("NOT_FOUND", "Method not found.", 404, "NOT_FOUND")
    const body = parseJson(await c.req.text())
    if (!isObject(body)) throw refusal("INVALID_ARGUMENT", "Invalid JSON payload received.")
    const answer = perform(context, body)
    context.save()
    return c.json(answer)
  })
  return app
}
