import sharp from "sharp"
import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, dig, type JsonObject } from "../core/json.ts"
import { parametersOf } from "./graph-description.ts"
import { GraphError, invalidParameter, unknownNode } from "./graph-error.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { insights } from "./meta-insights.ts"
import { accountAudiences } from "./meta-audiences.ts"
import { imageUrl } from "./meta-nodes.ts"
import { searchBehaviors } from "./meta-behaviors.ts"
import { searchInterests } from "./meta-places.ts"
import { pagesWith } from "./meta-people.ts"
import { EDGES, PAGING, createNode, listNodes } from "./meta-routes.ts"
import type { AdAccount } from "./meta-state.ts"
import { listVideos, uploadVideo } from "./meta-videos.ts"

const uploadImages = async (context: Context, request: GraphRequest): Promise<JsonObject> => {
  checkGraphParams(request.params, ["bytes", "name"])
  const { bytes } = request.params
  const fields =
    typeof bytes === "string"
      ? [{ name: asText(request.params["name"]) ?? "bytes", bytes: new Uint8Array(Buffer.from(bytes, "base64")) }]
      : []
  const files = [...request.uploads, ...fields]
  if (files.length === 0) throw invalidParameter("Send the image as bytes (base64) or as a file.")
  const images: JsonObject = {}
  for (const file of files) {
    const read = await sharp(file.bytes)
      .metadata()
      .catch(() => undefined)
    if (read?.width === undefined || read.height === undefined)
      throw new GraphError(100, "(#100) The image file is not valid.", { subcode: 1487411 })
    const hash = context.blobs.put(file.bytes)
    context.state.meta.images[hash] = {
      hash,
      name: file.name,
      width: read.width,
      height: read.height,
      type: `image/${read.format}`,
    }
    images[file.name] = { hash, url: imageUrl(context, hash), name: file.name, width: read.width, height: read.height }
  }
  return { images }
}

export const showAccount = (account: AdAccount, businessId = "0"): JsonObject => ({
  business: { id: businessId, name: "Marquee Agency" },
  id: `act_${account.id}`,
  account_id: account.id,
  name: account.name,
  account_status: 1,
  currency: account.currency,
  timezone_name: account.timeZone,
  timezone_id: account.timeZone === "Asia/Kolkata" ? 71 : 58,
  balance: "0",
  amount_spent: "0",
  spend_cap: "0",
  min_daily_budget: 100,
  disable_reason: 0,
  funding_source: "1",
})
export const ACCOUNT_FIELDS = Object.keys(
  showAccount({ id: "0", name: "", currency: "", timeZone: "", assignedUsers: [] }),
)

/** What can be targeted by name: interests, behaviours, or both. */
const searchTargets = ({ params, version }: GraphRequest): JsonObject[] => {
  const [query, kind] = [asText(params["q"]) ?? "", asText(params["limit_type"])]
  const locale = asText(params["locale"])
  return [
    ...(kind === "behaviors" ? [] : searchInterests(query, version, true, locale)),
    ...(kind === "interests" ? [] : searchBehaviors(query, version, locale)),
  ]
}

/** A call on an ad account or an edge beneath it. */
export const accountCall = async (
  context: Context,
  request: GraphRequest,
  account: AdAccount,
  edge: string | undefined,
): Promise<JsonObject> => {
  const { method, params } = request
  if (edge === undefined && method === "GET") {
    checkGraphParams(params, ["fields"])
    return selectFields(
      showAccount(account, context.credentials.META_BUSINESS_ID),
      parseFields(params["fields"]),
      "AdAccount",
      ACCOUNT_FIELDS,
      ["id", "account_id"],
    )
  }
  const kind = edge === undefined ? undefined : EDGES[edge]
  if (kind !== undefined && method === "POST") return createNode(context, request, kind, account.id)
  if (kind !== undefined && method === "GET") {
    const nodes = Object.values(context.state.meta.nodes).filter(
      (one) => one.kind === kind && one.ownerId === account.id,
    )
    return listNodes(context, request, nodes, kind)
  }
  switch (`${method} ${edge ?? ""}`) {
    case "GET promote_pages": {
      checkGraphParams(params, ["fields", "limit", "after", "before"])
      const pages = pagesWith(context, "granted").map(({ id, name }) => ({ id, name }))
      return showGraphPage(pages, request, context.origin())
    }
    case "GET customaudiences":
    case "POST customaudiences":
      return accountAudiences(context, request, account.id)
    case "POST advideos":
      return uploadVideo(context, request, account.id)
    case "GET advideos":
      return listVideos(context, request, account.id)
    case "POST adimages":
      return uploadImages(context, request)
    case "GET insights":
      return insights(context, request, account, undefined)
    case "GET targetingsearch": {
      const { types } = parametersOf(request.version, "AdAccount GET targetingsearch")
      checkGraphParams(params, ["q*", ...types.keys(), ...PAGING])
      return showGraphPage(searchTargets(request), request, context.origin())
    }
    case "GET delivery_estimate":
    case "GET reachestimate":
      return estimate(request, edge === "reachestimate")
    case "GET instagram_accounts": {
      const ids = Object.values(context.state.meta.pages).flatMap((page) =>
        page.instagramId === null ? [] : [{ id: page.instagramId }],
      )
      return showGraphPage(ids, request, context.origin())
    }
    case "POST assigned_users":
      checkGraphParams(params, ["user*", "tasks*"])
      account.assignedUsers.push(asText(params["user"]) ?? "")
      return { success: true }
    default:
      throw edge === undefined
        ? unknownNode(`act_${account.id}`)
        : new GraphError(2500, `Unknown path components: /${edge}`)
  }
}

const estimate = (request: GraphRequest, reach: boolean): JsonObject => {
  checkGraphParams(request.params, ["targeting_spec*", "optimization_goal", "fields", "currency"])
  const targeting = asObject(request.params["targeting_spec"])
  const geo = asObject(targeting["geo_locations"])
  const spots = ["zips", "cities", "custom_locations"].reduce((sum, key) => sum + asArray(geo[key]).length, 0)
  const people =
    asArray(geo["countries"]).length * 40_000_000 + spots * 420_000 + asArray(geo["regions"]).length * 9_000_000
  const ages = (Number(targeting["age_max"] ?? 65) - Number(targeting["age_min"] ?? 18) + 1) / 48
  // Where the audience may be left, likings and gender are suggestions that leave nobody out.
  const isExpanded = asNumber(dig(targeting, ["targeting_automation", "advantage_audience"])) === 1
  const narrowed = asArray(targeting["flexible_spec"]).length > 0 && !isExpanded ? 0.35 : 1
  const gender = asArray(targeting["genders"]).length === 1 && !isExpanded ? 0.5 : 1
  // How many people speak what is not told here; each language brings some, and never more than everybody.
  const languages = asArray(targeting["locales"]).length
  const speakers = languages === 0 ? 1 : Math.min(1, languages * 0.3)
  const size = Math.round((people * ages * narrowed * gender * speakers) / 100) * 100
  if (reach)
    return { data: { users_lower_bound: size, users_upper_bound: Math.round(size * 1.18), estimate_ready: true } }
  return {
    data: [
      {
        estimate_dau: Math.round(size * 0.55),
        estimate_mau_lower_bound: size,
        estimate_mau_upper_bound: Math.round(size * 1.18),
        estimate_ready: true,
      },
    ],
  }
}
