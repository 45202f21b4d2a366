import type { Context } from "../core/context.ts"
import { asText, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { readableFields } from "./graph-description.ts"
import { GraphError } from "./graph-error.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { createNode } from "./meta-routes.ts"
import { showNode } from "./meta-nodes.ts"
import { PUBLIC_PAGE_FIELDS, publicFacts } from "./meta-public-pages.ts"
import { requirePageScopes } from "./meta-oauth.ts"
import { accessTo, pagesOf } from "./meta-people.ts"
import type { AccessToken, Page } from "./meta-state.ts"

export const PAGE_FIELDS = [...PUBLIC_PAGE_FIELDS, "access_token", "tasks", "instagram_business_account"]

export const showPage = (context: Context, page: Page): JsonObject => ({
  id: page.id,
  name: page.name,
  category: page.category,
  access_token: page.token,
  tasks: ["ADVERTISE", "ANALYZE", "CREATE_CONTENT", "MANAGE", "MESSAGING", "MODERATE"],
  picture: {
    data: {
      url: `${context.origin()}/scene/${encodeURIComponent(page.category)}.jpg?w=200&h=200`,
      width: 200,
      height: 200,
      is_silhouette: false,
    },
  },
  link: `https://www.facebook.com/${page.id}`,
  ...(page.instagramId === null ? {} : { instagram_business_account: { id: page.instagramId } }),
  fan_count: 1200 + Number(page.id.slice(-3)),
  verification_status: "not_verified",
  ...publicFacts(context, page),
})

const needPageToken = (page: Page, token: AccessToken): void => {
  if (token.kind !== "page" || token.pageId !== page.id) {
    throw new GraphError(190, "This method must be called with a Page Access Token", { subcode: 2069032, status: 400 })
  }
}

/** A call on a page or an edge beneath it: forms, subscriptions, Instagram, users. */
export const pageCall = (
  context: Context,
  request: GraphRequest,
  page: Page,
  token: AccessToken,
  edge: string | undefined,
): JsonObject => {
  const { params, method } = request
  switch (`${method} ${edge ?? ""}`) {
    case "GET ": {
      checkGraphParams(params, ["fields"])
      if (token.kind === "user") requirePageScopes(token, [...parseFields(params["fields"]).keys()])
      const isInner = token.pageId === page.id || pagesOf(context, token).includes(page)
      const readable = token.kind !== "app" && isInner ? PAGE_FIELDS : PUBLIC_PAGE_FIELDS
      const shown = Object.entries(showPage(context, page)).filter(([name]) => readable.includes(name))
      return selectFields(
        Object.fromEntries(shown),
        parseFields(params["fields"]),
        "Page",
        token.kind === "app" ? readable : PAGE_FIELDS,
        ["name", "id"],
      )
    }
    case "POST leadgen_forms":
      return createNode(context, request, "leadgen_form", page.id)
    case "GET leadgen_forms": {
      checkGraphParams(params, ["fields", "limit", "after", "before"])
      const forms = Object.values(context.state.meta.nodes).filter(
        (one) => one.kind === "leadgen_form" && one.ownerId === page.id,
      )
      const shown = forms.map((form) =>
        selectFields(
          showNode(context, form),
          parseFields(params["fields"]),
          "LeadGenData",
          readableFields(request.version, "leadgen_form"),
          ["id", "name", "status", "locale"],
        ),
      )
      return showGraphPage(shown, request, context.origin())
    }
    case "POST page_backed_instagram_accounts": {
      checkGraphParams(params, [])
      needPageToken(page, token)
      page.instagramId ??= randomDigits(16)
      return { id: page.instagramId }
    }
    case "GET page_backed_instagram_accounts":
      needPageToken(page, token)
      return { data: page.instagramId === null ? [] : [{ id: page.instagramId }] }
    case "GET instagram_accounts":
      return showGraphPage(page.instagramId === null ? [] : [{ id: page.instagramId }], request, context.origin())
    case "POST assigned_users": {
      checkGraphParams(params, ["user*", "tasks*", "business"])
      if (accessTo(context, page.id) !== "granted")
        throw new GraphError(200, "(#200) The business does not have access to this page.", { status: 403 })
      page.assignedUsers.push(asText(params["user"]) ?? "")
      return { success: true }
    }
    case "POST subscribed_apps": {
      checkDescribed(request.version, params, "Page POST subscribed_apps")
      needPageToken(page, token)
      const given = params["subscribed_fields"]
      const fields = Array.isArray(given) ? given.map((one) => asText(one)) : (asText(given) ?? "").split(",")
      page.leadgenSubscribed = fields.includes("leadgen")
      return { success: true }
    }
    case "GET subscribed_apps":
      return {
        data: page.leadgenSubscribed
          ? [{ id: context.credentials.META_APP_ID, name: "Marquee", subscribed_fields: ["leadgen"] }]
          : [],
      }
    case "DELETE subscribed_apps":
      page.leadgenSubscribed = false
      return { success: true }
    default:
      throw new GraphError(2500, `Unknown path components: /${edge ?? ""}`)
  }
}
