import { isEnded, providerVersions, versionOf, versionsReadOn } from "@adapters/settings"
import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asObject, asText, isObject, parseJson, type Json, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret } from "../core/signatures.ts"
import { checkDescribed } from "./google-ads-description.ts"
import { GoogleAdsError, fieldError, googleErrorBody } from "./google-ads-error.ts"
import { keywordIdeas, suggestPlaces } from "./google-ads-ideas.ts"
import { googleFailures } from "./google-ads-oauth.ts"
import { isCollection, mutate } from "./google-ads-mutate.ts"
import { searchRows } from "./google-ads-search.ts"
import type { Collection, GoogleCustomer } from "./google-ads-state.ts"

const PAGE = 10_000

const authorise = (context: Context, c: HonoContext): void => {
  const { googleAds } = context.state
  const token = (c.req.header("authorization") ?? "").match(/^Bearer (.+)$/)?.[1]
  const expires = token === undefined ? undefined : googleAds.tokens[token]
  if (expires === undefined || expires < Date.now()) {
    throw new GoogleAdsError(
      {
        errorCode: { authenticationError: "OAUTH_TOKEN_INVALID" },
        message: "Request had invalid authentication credentials.",
      },
      401,
      "UNAUTHENTICATED",
    )
  }
  const developer = c.req.header("developer-token")
  if (developer === undefined)
    throw new GoogleAdsError(
      {
        errorCode: { authenticationError: "DEVELOPER_TOKEN_PARAMETER_MISSING" },
        message: "The developer-token header is missing.",
      },
      401,
      "UNAUTHENTICATED",
    )
  if (!sameSecret(developer, context.credentials.GOOGLE_ADS_DEVELOPER_TOKEN))
    throw new GoogleAdsError(
      { errorCode: { authenticationError: "DEVELOPER_TOKEN_INVALID" }, message: "The developer token is not valid." },
      401,
      "UNAUTHENTICATED",
    )
  const login = c.req.header("login-customer-id")
  if (login !== undefined && (!/^\d+$/.test(login) || googleAds.customers[login] === undefined)) {
    throw new GoogleAdsError(
      {
        errorCode: { authorizationError: "USER_PERMISSION_DENIED" },
        message: "User doesn't have permission to access customer. login-customer-id takes digits only.",
      },
      403,
      "PERMISSION_DENIED",
    )
  }
}

const operationsOf = (
  body: JsonObject,
  collection: Collection,
): { collection: Collection; operation: JsonObject }[] => {
  const unknown = Object.keys(body).find(
    (name) => !["operations", "partialFailure", "validateOnly", "responseContentType", "customerId"].includes(name),
  )
  if (unknown !== undefined)
    throw fieldError("requestError", "UNKNOWN", `Unknown name "${unknown}": Cannot find field.`, [unknown])
  return asArray(body["operations"]).map((operation) => ({ collection, operation: asObject(operation) }))
}

const mixedOperations = (body: JsonObject): { collection: Collection; operation: JsonObject }[] =>
  asArray(body["mutateOperations"]).map((one) => {
    const [name = "", operation = null] = Object.entries(asObject(one))[0] ?? []
    const single = name.replace(/Operation$/, "")
    const collection = single.endsWith("Criterion") ? single.replace(/Criterion$/, "Criteria") : `${single}s`
    if (!isCollection(collection) || !isObject(operation))
      throw fieldError("requestError", "UNKNOWN", `Unknown name "${name}": Cannot find field.`, [
        "mutate_operations",
        name,
      ])
    return { collection, operation }
  })

const single = (collection: Collection): string =>
  collection.endsWith("Criteria") ? collection.replace(/Criteria$/, "Criterion") : collection.slice(0, -1)

const customerCall = (
  context: Context,
  version: number,
  customer: GoogleCustomer,
  method: string,
  body: JsonObject,
): Json => {
  const [service = "", verb] = method.split(":")
  if (method === "googleAds:searchStream" || method === "googleAds:search") {
    const known =
      method === "googleAds:search"
        ? ["query", "pageToken", "pageSize", "validateOnly", "searchSettings", "returnTotalResultsCount"]
        : ["query", "summaryRowSetting", "validateOnly"]
    const unknown = Object.keys(body).find((name) => !known.includes(name))
    if (unknown !== undefined)
      throw fieldError("requestError", "UNKNOWN", `Unknown name "${unknown}": Cannot find field.`, [unknown])
    const { rows, fieldMask } = searchRows(context, version, customer, asText(body["query"]) ?? "")
    const requestId = randomId(22)
    if (method === "googleAds:searchStream")
      return rows.length === 0 ? [{ fieldMask, requestId }] : [{ results: rows, fieldMask, requestId }]
    const from = Number(asText(body["pageToken"]) ?? 0)
    return {
      results: rows.slice(from, from + PAGE),
      fieldMask,
      totalResultsCount: String(rows.length),
      ...(from + PAGE < rows.length ? { nextPageToken: String(from + PAGE) } : {}),
    }
  }
  if (verb !== "mutate")
    throw new GoogleAdsError({ errorCode: { requestError: "UNKNOWN" }, message: "Method not found." }, 404, "NOT_FOUND")
  if (customer.manager)
    throw new GoogleAdsError({
      errorCode: { operationAccessDeniedError: "OPERATION_NOT_PERMITTED_FOR_MANAGER" },
      message: "A manager account cannot own campaigns.",
    })
  const mixed = service === "googleAds"
  if (!mixed && !isCollection(service))
    throw new GoogleAdsError(
      { errorCode: { requestError: "UNKNOWN" }, message: `Service ${service} was not found.` },
      404,
      "NOT_FOUND",
    )
  const operations = mixed ? mixedOperations(body) : isCollection(service) ? operationsOf(body, service) : []
  const { names, partialFailure } = mutate(context, customer.id, version, body, operations)
  const failure = partialFailure === null ? {} : { partialFailureError: partialFailure }
  if (body["validateOnly"] === true) return {}
  if (!mixed)
    return { results: names.map((resourceName) => (resourceName === null ? {} : { resourceName })), ...failure }
  return {
    mutateOperationResponses: names.map((resourceName, index) =>
      resourceName === null
        ? {}
        : { [`${single(operations[index]?.collection ?? "campaigns")}Result`]: { resourceName } },
    ),
    ...failure,
  }
}

/** Changes the setting of a customer that Marquee changes; customers are only updated. */
const mutateCustomer = (customer: GoogleCustomer, body: JsonObject): Json => {
  const operation = asObject(body["operation"])
  const update = asObject(operation["update"])
  if (operation["updateMask"] !== "call_reporting_setting.call_reporting_enabled")
    throw fieldError("fieldMaskError", "FIELD_NOT_FOUND", "The field mask contains an invalid field.", ["update_mask"])
  if (update["resourceName"] !== `customers/${customer.id}`)
    throw fieldError("mutateError", "RESOURCE_NOT_FOUND", "Resource was not found.", ["operation", "update"])
  customer.callReporting = asObject(update["callReportingSetting"])["callReportingEnabled"] === true
  return { result: { resourceName: `customers/${customer.id}` } }
}

const dispatch = (context: Context, version: number, rest: string, body: JsonObject): Json => {
  const { customers } = context.state.googleAds
  if (rest === "customers:listAccessibleCustomers")
    return { resourceNames: Object.keys(customers).map((id) => `customers/${id}`) }
  if (rest === "geoTargetConstants:suggest") {
    checkDescribed(version, "SuggestGeoTargetConstantsRequest", body, [])
    return suggestPlaces(body)
  }
  const match = rest.match(/^customers\/(\d+)(?:\/([A-Za-z]+:[A-Za-z]+)|:([A-Za-z]+))$/)
  const customer = customers[match?.[1] ?? ""]
  if (match === null)
    throw new GoogleAdsError({ errorCode: { requestError: "UNKNOWN" }, message: "Method not found." }, 404, "NOT_FOUND")
  if (customer === undefined)
    throw new GoogleAdsError(
      { errorCode: { authorizationError: "USER_PERMISSION_DENIED" }, message: "The caller does not have permission" },
      403,
      "PERMISSION_DENIED",
    )
  if (match[2] !== undefined) return customerCall(context, version, customer, match[2], body)
  if (match[3] === "mutate") return mutateCustomer(customer, body)
  if (match[3] === "generateKeywordIdeas") {
    checkDescribed(version, "GenerateKeywordIdeasRequest", body, [])
    return keywordIdeas(body, context.clock.now())
  }
  if (match[3] === "createCustomerClient" && customer.manager) {
    const customer = asObject(body["customerClient"])
    const id = randomDigits(10)
    customers[id] = {
      id,
      name: asText(customer["descriptiveName"]) ?? "",
      currency: asText(customer["currencyCode"]) ?? "INR",
      timeZone: asText(customer["timeZone"]) ?? "UTC",
      manager: false,
    }
    return { resourceName: `customers/${id}` }
  }
  throw new GoogleAdsError({ errorCode: { requestError: "UNKNOWN" }, message: "Method not found." }, 404, "NOT_FOUND")
}

/** The search network behind `/gads/{version}`. */
export const googleAdsApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "googleAds", context.clock.now, "/gads"))
  app.use("*", failureMiddleware(context.failures, "googleAds", googleFailures))
  app.onError((error, c) => {
    const version = c.req.path.split("/")[2] ?? providerVersions.googleAds.usual
    if (error instanceof GoogleAdsError) return Response.json(googleErrorBody(error, version), { status: error.status })
    console.error(error)
    return Response.json(
      googleErrorBody(
        new GoogleAdsError({ errorCode: { internalError: "INTERNAL_ERROR" }, message: error.message }, 500, "INTERNAL"),
        version,
      ),
      { status: 500 },
    )
  })
  app.all("*", async (c) => {
    const [, , name = "", ...segments] = c.req.path.split("/")
    const version = Number(name.match(/^v(\d{2})$/)?.[1] ?? 0)
    if (versionOf("googleAds", name) === undefined || isEnded("googleAds", name, versionsReadOn))
      throw new GoogleAdsError(
        {
          errorCode: { requestError: "UNSUPPORTED_VERSION" },
          message: `Version ${name} is deprecated. Requests to this version will be blocked.`,
        },
        400,
      )
    authorise(context, c)
    const text = c.req.method === "POST" ? await c.req.text() : "{}"
    const body = text === "" ? {} : parseJson(text)
    if (!isObject(body)) throw fieldError("requestError", "INVALID_INPUT", "Invalid JSON payload received.", [])
    const answer = dispatch(context, version, decodeURIComponent(segments.join("/")), body)
    if (c.req.path.includes("utate") || c.req.path.includes("create")) context.save()
    return c.json(answer, 200, { "request-id": randomId(22) })
  })
  return app
}
