import { Hono } from "hono"
import { cors } from "hono/cors"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asText, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { logMiddleware } from "../core/request-log.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, graphErrorBody, invalidParameter, unknownNode } from "./graph-error.ts"
import {
  checkGraphParams,
  parseFields,
  readGraphRequest,
  requireToken,
  selectFields,
  showGraphPage,
  type GraphRequest,
} from "./graph-request.ts"
import { audienceCall } from "./meta-audiences.ts"
import { businessCatalogs, catalogCall, catalogsOf, productSetCall } from "./meta-catalogs.ts"
import { businessDatasets, datasetCall, datasetsOf } from "./meta-datasets.ts"
import { showLead } from "./meta-leads.ts"
import { loginDialog, oauthCall, requirePageScopes, requireScope } from "./meta-oauth.ts"
import { pageCall, showPage, PAGE_FIELDS } from "./meta-pages.ts"
import { findPage, requirePublicPage } from "./meta-public-pages.ts"
import { searchLocales } from "./meta-locales.ts"
import { searchInterests, searchPlaces } from "./meta-places.ts"
import { ACCOUNT_FIELDS, accountCall, showAccount } from "./meta-account.ts"
import { accessTo, endPermissions, pagesOf, pagesWith, personOf, setAccess, SYSTEM_USER_ID } from "./meta-people.ts"
import { nodeCall } from "./meta-routes.ts"
import type { AccessToken } from "./meta-state.ts"
import { videoCall, videosOf } from "./meta-videos.ts"
import { businessStudies, studiesOf, studyCall } from "./meta-studies.ts"

/** Whom a token speaks for: a page, the agency's system user, or a person. */
const meOf = ({ state }: Context, token: AccessToken): JsonObject => {
  const email = "owner@example.com"
  if (token.kind === "page") return { id: token.pageId, name: state.meta.pages[token.pageId ?? ""]?.name ?? "" }
  if (token.kind === "system") return { id: SYSTEM_USER_ID, name: "Marquee system user" }
  const { id, name } = personOf(token)
  return { id, name, email }
}

const me = (context: Context, request: GraphRequest, token: AccessToken, edge: string | undefined): JsonObject => {
  const selection = parseFields(request.params["fields"])
  const { meta } = context.state
  if (edge === undefined) {
    checkGraphParams(request.params, ["fields"])
    return selectFields(meOf(context, token), selection, "User", ["id", "name", "email"], ["id", "name"])
  }
  if (edge === "permissions" && request.method === "DELETE") {
    endPermissions(context, personOf(token))
    return { success: true }
  }
  checkGraphParams(request.params, ["fields", "limit", "after", "before"])
  if (edge === "accounts") {
    requireScope(token, "pages_show_list")
    requirePageScopes(token, [...selection.keys()])
    const pages = pagesOf(context, token).map((page) =>
      selectFields(showPage(context, page), selection, "Page", PAGE_FIELDS, [
        "access_token",
        "category",
        "name",
        "id",
        "tasks",
      ]),
    )
    return showGraphPage(pages, request, context.origin())
  }
  if (edge === "adaccounts") {
    const accounts = Object.values(meta.accounts).map((one) =>
      selectFields(showAccount(one), selection, "AdAccount", ACCOUNT_FIELDS, ["id", "account_id"]),
    )
    return showGraphPage(accounts, request, context.origin())
  }
  throw new GraphError(2500, `Unknown path components: /${edge}`)
}

const business = (context: Context, request: GraphRequest, edge: string | undefined): JsonObject => {
  const { meta } = context.state
  const { params, method } = request
  switch (`${method} ${edge ?? ""}`) {
    case "POST client_pages":
    case "POST owned_pages": {
      checkGraphParams(params, ["page_id*", "permitted_tasks", "permitted_roles"])
      const id = asText(params["page_id"]) ?? ""
      if (meta.pages[id] === undefined) throw invalidParameter("page_id is not a page.")
      if (accessTo(context, id) === "granted") return { access_status: "CONFIRMED" }
      if (accessTo(context, id) === "pending") {
        throw new GraphError(415, "(#415) This page has already been requested.", {
          subcode: 1690129,
          userMessage: "You have already requested access to this Page.",
        })
      }
      setAccess(context, id, edge === "owned_pages" ? "granted" : "pending")
      return { access_status: edge === "owned_pages" ? "CONFIRMED" : "PENDING" }
    }
    case "GET client_pages":
    case "GET owned_pages":
    case "GET pending_client_pages": {
      checkGraphParams(params, ["fields", "limit", "after", "before"])
      const pages = pagesWith(context, edge === "pending_client_pages" ? "pending" : "granted")
      return showGraphPage(
        pages.map(({ id, name }) => ({ id, name })),
        request,
        context.origin(),
      )
    }
    case "POST adaccount": {
      checkGraphParams(params, [
        "name*",
        "currency*",
        "timezone_id*",
        "end_advertiser",
        "media_agency",
        "partner",
        "invoice",
      ])
      const id = randomDigits(12)
      const timeZone =
        String(params["timezone_id"]) === "71"
          ? "Asia/Kolkata"
          : String(params["timezone_id"]) === "58"
            ? "Europe/London"
            : "UTC"
      meta.accounts[id] = {
        id,
        name: asText(params["name"]) ?? "",
        currency: asText(params["currency"]) ?? "INR",
        timeZone,
        assignedUsers: [],
      }
      return { id: `act_${id}`, account_id: id }
    }
    case "POST system_user_access_tokens": {
      checkGraphParams(params, ["system_user_id", "scope", "asset", "set_token_expires_in_60_days", "fetch_only"])
      const token = `meta_system_${randomId(20)}`
      meta.tokens[token] = { kind: "system", pageId: null, expiresMs: null }
      return { access_token: token }
    }
    case "GET ad_studies":
    case "POST ad_studies":
      return businessStudies(context, request)
    case "GET adspixels":
    case "POST adspixels":
      return businessDatasets(context, request)
    case "GET owned_product_catalogs":
    case "POST owned_product_catalogs":
      return businessCatalogs(context, request)
    case "GET ":
      checkGraphParams(params, ["fields"])
      return { id: context.credentials.META_BUSINESS_ID, name: "Marquee Agency" }
    default:
      throw new GraphError(2500, `Unknown path components: /${edge ?? ""}`)
  }
}

/** Lets an ad account show ads on an Instagram account of a page that the agency works on. */
const authoriseInstagram = (context: Context, request: GraphRequest, id: string): JsonObject => {
  checkGraphParams(request.params, ["account_id*", "business*"])
  if (!pagesWith(context, "granted").some(({ instagramId }) => instagramId === id)) throw unknownNode(id)
  const account = asText(request.params["account_id"]) ?? ""
  if (context.state.meta.accounts[account] === undefined) throw invalidParameter("account_id is not an ad account.")
  return { success: true }
}

const search = (context: Context, request: GraphRequest): JsonObject => {
  checkGraphParams(request.params, [
    "type*",
    "q",
    "location_types",
    "country_code",
    "limit",
    "after",
    "before",
    "interest_list",
    "locale",
  ])
  const query = asText(request.params["q"]) ?? ""
  const type = asText(request.params["type"])
  if (type === "adinterest")
    return showGraphPage(
      searchInterests(query, request.version, false, asText(request.params["locale"])),
      request,
      context.origin(),
    )
  if (type === "adlocale") return showGraphPage(searchLocales(query), request, context.origin())
  if (type !== "adgeolocation") throw invalidParameter("type must be adinterest, adgeolocation or adlocale here.")
  const types = asArray(request.params["location_types"]).map((one) => asText(one) ?? "")
  return showGraphPage(searchPlaces(query, types, asText(request.params["country_code"])), request, context.origin())
}

const dispatch = async (context: Context, request: GraphRequest): Promise<JsonObject> => {
  const [first = "", edge, extra] = request.segments
  if (
    first === "oauth" ||
    first === "debug_token" ||
    (first === context.credentials.META_APP_ID && edge === "subscriptions")
  ) {
    return oauthCall(context, request)
  }
  const token = requireToken(context, request)
  if (token.kind === "app") {
    const isPlainRead = request.method === "GET" && edge === undefined
    return pageCall(
      context,
      request,
      requirePublicPage(findPage(context.state.meta, first), first, isPlainRead),
      token,
      edge,
    )
  }
  if (extra !== undefined) throw new GraphError(2500, `Unknown path components: /${extra}`)
  if (first === "me") return me(context, request, token, edge)
  if (first === "search") return search(context, request)
  if (first === context.credentials.META_BUSINESS_ID) return business(context, request, edge)
  const { accounts, nodes, leads } = context.state.meta
  const account = first.startsWith("act_") ? accounts[first.slice(4)] : undefined
  if (account !== undefined) return accountCall(context, request, account, edge)
  const page = findPage(context.state.meta, first)
  if (page !== undefined) return pageCall(context, request, page, token, edge)
  if (request.method === "POST" && edge === "authorized_adaccounts") return authoriseInstagram(context, request, first)
  const node = nodes[first]
  if (node !== undefined) return nodeCall(context, request, node, edge)
  const video = videosOf(context)[first]
  if (video !== undefined) return videoCall(context, request, video, edge)
  const audience = context.state.meta.audiences?.[first]
  if (audience !== undefined) return audienceCall(context, request, audience, edge)
  const dataset = datasetsOf(context)[first]
  if (dataset !== undefined) return datasetCall(context, request, dataset, edge)
  const study = studiesOf(context)[first]
  if (study !== undefined) return studyCall(context, request, study, edge)
  const catalog = catalogsOf(context)[first]
  if (catalog !== undefined) return catalogCall(context, request, catalog, edge)
  const productSet = edge === undefined ? productSetCall(context, request, first) : undefined
  if (productSet !== undefined) return productSet
  const lead = leads.find((one) => one.id === first)
  if (lead?.isTest === true && edge === undefined && request.method === "DELETE") {
    context.state.meta.leads = leads.filter((one) => one !== lead)
    return { success: true }
  }
  if (lead !== undefined && edge === undefined && request.method === "GET") {
    const shown = showLead(context, lead)
    return selectFields(
      shown,
      parseFields(request.params["fields"]),
      "UserLeadGenInfo",
      [...fieldsOf(request.version, "Lead").keys()],
      ["created_time", "id", "field_data"],
    )
  }
  throw unknownNode(first)
}

/** The social network behind `/graph/{version}`: pages, ads, insights, leads, search. */
export const metaApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", cors({ origin: "*" }))
  app.use("*", logMiddleware(context.log, "meta", context.clock.now, "/graph"))
  app.use(
    "*",
    failureMiddleware(context.failures, "meta", {
      error: (status) =>
        graphErrorBody(
          status === 400
            ? invalidParameter("Invalid parameter", "This page may not advertise: its owner has to confirm it first.")
            : new GraphError(2, "An unexpected error has occurred. Please retry your request later."),
        ),
      rateLimit: {
        status: 400,
        body: graphErrorBody(new GraphError(17, "(#17) User request limit reached", { subcode: 2446079 })),
      },
    }),
  )
  app.onError((error) => {
    if (error instanceof GraphError) return Response.json(graphErrorBody(error), { status: error.status })
    console.error(error)
    return Response.json(graphErrorBody(new GraphError(1, "An unknown error occurred")), { status: 500 })
  })
  app.get("/:version/dialog/oauth", (c) => loginDialog(context, c))
  app.post("/:version/dialog/oauth", (c) => loginDialog(context, c))
  app.all("*", async (c) => {
    const request = await readGraphRequest(c)
    const body = await dispatch(context, request)
    if (request.method !== "GET") context.save()
    return c.json(body, 200, { "facebook-api-version": `v${request.version}.0`, "x-fb-trace-id": randomId(11) })
  })
  return app
}
