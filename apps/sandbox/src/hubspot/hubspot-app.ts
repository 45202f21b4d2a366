import facts from "@tools/provider-facts/hubspot.json" with { type: "json" }
import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { faultIn, isAllowed, type RestDescription, scopesOf, unknownQuery } from "../core/rest-description.ts"
import { logMiddleware } from "../core/request-log.ts"
import { HubSpotError, hubSpotErrorBody, hubSpotFailures, invalidProperties, tooOften } from "./hubspot-error.ts"
import { HUBSPOT_PROPERTIES, HUBSPOT_TOKENS, type HubSpotContact, type HubSpotProperty } from "./hubspot-state.ts"

const description: RestDescription = facts

const operations = {
  details: "GET /account-info/v3/details",
  properties: "GET /crm/v3/properties/{objectType}",
  upsert: "POST /crm/v3/objects/contacts/batch/upsert",
} as const

/** Limits that HubSpot documents beside its description: of a private app's calls, a value's letters, and a batch. */
const MOST = { callsInTenSeconds: 100, letters: 65_536, inputs: 100 } as const

/** Refuses a token that is none, lacks the operation's rights or calls too often. */
const authorise = ({ state, clock }: Context, header: string | undefined, operation: string): void => {
  const token = /^Bearer (.+)$/.exec(header ?? "")?.[1] ?? ""
  const scopes = Object.hasOwn(HUBSPOT_TOKENS, token) ? HUBSPOT_TOKENS[token] : undefined
  if (scopes === undefined)
    throw new HubSpotError(
      401,
      "INVALID_AUTHENTICATION",
      "Authentication credentials not found. This API supports OAuth 2.0 authentication.",
    )
  const now = clock.now()
  const recent = (state.hubSpot.calls[token] ?? []).filter((at) => now - at < 10_000)
  if (recent.length >= MOST.callsInTenSeconds) throw tooOften()
  state.hubSpot.calls[token] = [...recent, now]
  if (!isAllowed(description, operation, scopes))
    throw new HubSpotError(
      403,
      "MISSING_SCOPES",
      "This app hasn't been granted all required scopes to make this call.",
      {
        errors: [
          {
            message: "One or more of the following scopes are required.",
            context: { requiredGranularScopes: [...scopesOf(description, operation)] },
          },
        ],
      },
    )
}

const refusalOf = (property: HubSpotProperty | undefined, name: string, value: string) => {
  const refused = (code: string, message: string) => [{ name, code, message }]
  if (property === undefined) return refused("PROPERTY_DOESNT_EXIST", `Property "${name}" does not exist`)
  if (property.isReadOnly === true) return refused("READ_ONLY_VALUE", `"${name}" is a read only property`)
  if (value.length > MOST.letters) return refused("PROPERTY_VALUE_TOO_LONG", `"${name}" has too many characters`)
  if (property.options !== undefined && value !== "" && !property.options.includes(value))
    return refused("INVALID_OPTION", `${value} was not one of the allowed options`)
  if (name === "email" && value !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return refused("INVALID_EMAIL", `Email address ${value} is invalid`)
  return []
}

const propertyNamed = (name: string) => HUBSPOT_PROPERTIES.find((one) => one.name === name)
const sameText = (name: string, one: string | undefined, other: string): boolean =>
  name === "email" ? one?.toLowerCase() === other.toLowerCase() : one === other

/** Whether a value of a contact belongs to another already. */
const isTaken = (contacts: readonly HubSpotContact[], own: HubSpotContact | undefined, name: string, value: string) =>
  (name === "email" || propertyNamed(name)?.isUnique === true) &&
  contacts.some((one) => one !== own && sameText(name, one.properties[name], value))

/** Creates or updates one contact, which a property of unique values names. */
const upserted = ({ state, clock }: Context, input: JsonObject): JsonObject => {
  const { contacts } = state.hubSpot
  const idProperty = asText(input["idProperty"]) ?? "hs_object_id"
  const id = asText(input["id"]) ?? ""
  if (idProperty !== "email" && propertyNamed(idProperty)?.isUnique !== true)
    throw new HubSpotError(400, "VALIDATION_ERROR", `Property ${idProperty} is not a unique property`, {
      context: { propertyName: [idProperty] },
    })
  const given = Object.fromEntries(
    Object.entries(asObject(input["properties"])).map(([name, value]) => [name, asText(value) ?? ""]),
  )
  const properties: Record<string, string> = { ...given, [idProperty]: id }
  const refused = Object.entries(properties).flatMap(([name, value]) => refusalOf(propertyNamed(name), name, value))
  if (refused.length > 0) throw invalidProperties(refused)
  const before = contacts.find((one) => sameText(idProperty, one.properties[idProperty], id))
  const taken = Object.entries(properties).find(([name, value]) => isTaken(contacts, before, name, value))
  if (taken !== undefined)
    throw new HubSpotError(409, "CONFLICT", `A contact with the ${taken[0]} '${taken[1]}' already exists.`)
  const at = new Date(clock.now()).toISOString()
  const contact: HubSpotContact = {
    id: before?.id ?? String(1_001 + contacts.length),
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    properties: { ...before?.properties, ...properties },
  }
  state.hubSpot.contacts = [contact, ...contacts.filter((one) => one !== before)]
  return { ...contact, archived: false, new: before === undefined }
}

const shownProperty = ({ name, label, type, options = [], isUnique, isReadOnly }: HubSpotProperty): JsonObject => ({
  name,
  label,
  type,
  fieldType: type === "enumeration" ? "select" : "text",
  description: "",
  groupName: "contactinformation",
  options: options.map((value) => ({ label: value, value, hidden: false })),
  hidden: false,
  hasUniqueValue: isUnique === true,
  modificationMetadata: { archivable: true, readOnlyDefinition: false, readOnlyValue: isReadOnly === true },
})

/** HubSpot's CRM behind `/hubspot`: contacts, their properties and the account. */
export const hubSpotApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "hubSpot", context.clock.now, "/hubspot"))
  app.use("*", failureMiddleware(context.failures, "hubSpot", hubSpotFailures))
  app.onError((error) => {
    const told = error instanceof HubSpotError ? error : new HubSpotError(500, "INTERNAL_ERROR", error.message)
    return Response.json(hubSpotErrorBody(told), { status: told.status })
  })
  app.get("/account-info/v3/details", (c) => {
    authorise(context, c.req.header("authorization"), operations.details)
    return c.json({
      portalId: 144567890,
      accountType: "STANDARD",
      timeZone: "Europe/London",
      companyCurrency: "GBP",
      additionalCurrencies: [],
      utcOffset: "+00:00",
      utcOffsetMilliseconds: 0,
      uiDomain: "app-eu1.hubspot.com",
      dataHostingLocation: "eu1",
    })
  })
  app.get("/crm/v3/properties/contacts", (c) => {
    authorise(context, c.req.header("authorization"), operations.properties)
    const unknown = unknownQuery(description, operations.properties, Object.keys(c.req.query()))
    if (unknown !== undefined) throw new HubSpotError(400, "VALIDATION_ERROR", `Unknown query parameter ${unknown}`)
    return c.json({ results: HUBSPOT_PROPERTIES.map(shownProperty) })
  })
  app.post("/crm/v3/objects/contacts/batch/upsert", async (c) => {
    authorise(context, c.req.header("authorization"), operations.upsert)
    const body = asObject(parseJson(await c.req.text()))
    const fault = faultIn(description, description.operations[operations.upsert]?.request ?? "", body)
    if (fault !== undefined)
      throw new HubSpotError(400, "VALIDATION_ERROR", `Invalid input JSON: ${fault.why} ${fault.path.slice(1)}`)
    const inputs = asArray(body["inputs"])
    if (inputs.length === 0 || inputs.length > MOST.inputs)
      throw new HubSpotError(400, "VALIDATION_ERROR", "inputs must have from 1 to 100 elements")
    const startedAt = new Date(context.clock.now()).toISOString()
    const results = inputs.map((input) => upserted(context, asObject(input)))
    context.save()
    return c.json({ status: "COMPLETE", results, startedAt, completedAt: startedAt })
  })
  app.all("*", () => {
    throw new HubSpotError(404, "OBJECT_NOT_FOUND", "No such resource.")
  })
  return app
}
