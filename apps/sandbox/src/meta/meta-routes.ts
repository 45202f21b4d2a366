import sharp from "sharp"
import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { GraphError, invalidParameter, unknownNode } from "./graph-error.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { CREATE, TYPE_NAMES, UPDATE, readableFields } from "./graph-schema.ts"
import { checkNode } from "./graph-validate.ts"
import { insights } from "./meta-insights.ts"
import { showLead } from "./meta-leads.ts"
import { effectiveStatus, imageUrl, showNode } from "./meta-nodes.ts"
import { searchInterests } from "./meta-places.ts"
import type { AdAccount, GraphNode, NodeKind } from "./meta-state.ts"

const EDGES: Readonly<Record<string, NodeKind>> = {
  campaigns: "campaign",
  adsets: "adset",
  adcreatives: "adcreative",
  ads: "ad",
}
const PAGING = ["fields", "limit", "after", "before"]

/** Makes a node from the call's parameters after checking every one of them. */
export const createNode = (context: Context, request: GraphRequest, kind: NodeKind, ownerId: string): JsonObject => {
  checkGraphParams(request.params, CREATE[kind])
  const known = new Set(CREATE[kind].map((name) => name.replace("*", "")))
  const fields = Object.fromEntries(
    Object.entries(request.params).filter(([name]) => known.has(name) && name !== "execution_options"),
  )
  for (const name of ["campaign_id", "adset_id"])
    if (fields[name] !== undefined) fields[name] = asText(fields[name]) ?? ""
  checkNode(context, request.version, kind, fields, ownerId)
  if (asArray(request.params["execution_options"]).includes("validate_only")) return { success: true }
  const now = context.clock.now()
  const declined = kind === "ad" && context.failures.take("meta", "decline") !== undefined
  const node: GraphNode = {
    id: randomDigits(kind === "ad" || kind === "adset" || kind === "campaign" ? 17 : 16),
    kind,
    ownerId,
    fields: kind === "adcreative" || kind === "leadgen_form" ? fields : { status: "ACTIVE", ...fields },
    createdMs: now,
    updatedMs: now,
    review:
      kind !== "ad"
        ? null
        : {
            state: declined ? "rejected" : "pending",
            reason: declined ? "Misleading claims: the ad promises results it cannot prove." : null,
          },
  }
  context.state.meta.nodes[node.id] = node
  return { id: node.id }
}

/** Changes a node; a new creative sends its ad back to review. */
export const updateNode = (context: Context, request: GraphRequest, node: GraphNode): JsonObject => {
  checkGraphParams(request.params, UPDATE[node.kind])
  if (node.fields["status"] === "DELETED") throw invalidParameter("You can't edit a deleted object.")
  const change = Object.fromEntries(
    Object.entries(request.params).filter(([name]) => UPDATE[node.kind].includes(name) && name !== "execution_options"),
  )
  const fields = { ...node.fields, ...change }
  checkNode(context, request.version, node.kind, fields, node.ownerId)
  node.fields = fields
  node.updatedMs = context.clock.now()
  if (node.kind === "ad" && change["creative"] !== undefined) node.review = { state: "pending", reason: null }
  return { success: true }
}

const deleteNode = (context: Context, node: GraphNode): JsonObject => {
  node.fields = { ...node.fields, status: "DELETED" }
  node.updatedMs = context.clock.now()
  for (const child of Object.values(context.state.meta.nodes)) {
    if (child.fields["campaign_id"] === node.id || child.fields["adset_id"] === node.id) deleteNode(context, child)
  }
  return { success: true }
}

const listNodes = (context: Context, request: GraphRequest, nodes: GraphNode[], kind: NodeKind): JsonObject => {
  checkGraphParams(request.params, [...PAGING, "effective_status", "filtering", "date_preset", "summary"])
  const statuses = asArray(request.params["effective_status"]).map((one) => asText(one) ?? "")
  const shown = nodes
    .filter((node) =>
      statuses.length === 0 ? node.fields["status"] !== "DELETED" : statuses.includes(effectiveStatus(context, node)),
    )
    .toSorted((left, right) => right.createdMs - left.createdMs)
    .map((node) =>
      selectFields(
        showNode(context, node),
        parseFields(request.params["fields"]),
        TYPE_NAMES[kind],
        readableFields(kind),
        ["id"],
      ),
    )
  return showGraphPage(shown, request, context.origin())
}

/** A call on one campaign, ad set, ad, creative or form, or on an edge beneath it. */
export const nodeCall = (
  context: Context,
  request: GraphRequest,
  node: GraphNode,
  edge: string | undefined,
): JsonObject => {
  const { method } = request
  if (edge === undefined) {
    if (method === "POST") return updateNode(context, request, node)
    if (method === "DELETE") return deleteNode(context, node)
    checkGraphParams(request.params, ["fields"])
    return selectFields(
      showNode(context, node),
      parseFields(request.params["fields"]),
      TYPE_NAMES[node.kind],
      readableFields(node.kind),
      ["id"],
    )
  }
  const account = context.state.meta.accounts[node.ownerId]
  if (method === "GET" && edge === "insights" && account !== undefined && node.kind !== "adcreative")
    return insights(context, request, account, node)
  if (method === "GET" && edge === "leads") {
    checkGraphParams(request.params, [...PAGING, "filtering"])
    const leads = context.state.meta.leads.filter((lead) =>
      [lead.formId, lead.adId, lead.adsetId, lead.campaignId].includes(node.id),
    )
    const readable = [
      "id",
      "created_time",
      "ad_id",
      "ad_name",
      "adset_id",
      "adset_name",
      "campaign_id",
      "campaign_name",
      "form_id",
      "is_organic",
      "platform",
      "field_data",
    ]
    const shown = leads.map((lead) =>
      selectFields(showLead(context, lead), parseFields(request.params["fields"]), "UserLeadGenInfo", readable, [
        "created_time",
        "id",
        "field_data",
      ]),
    )
    return showGraphPage(shown, request, context.origin())
  }
  const kind = EDGES[edge]
  if (method === "GET" && kind !== undefined) {
    const all = Object.values(context.state.meta.nodes)
    const adsets = new Set(all.filter((one) => one.fields["campaign_id"] === node.id).map((one) => one.id))
    const under = all.filter(
      (one) =>
        one.kind === kind &&
        (one.fields["campaign_id"] === node.id ||
          one.fields["adset_id"] === node.id ||
          adsets.has(asText(one.fields["adset_id"]) ?? "")),
    )
    return listNodes(context, request, under, kind)
  }
  throw new GraphError(2500, `Unknown path components: /${edge}`)
}

const uploadImages = async (context: Context, request: GraphRequest): Promise<JsonObject> => {
  checkGraphParams(request.params, ["bytes", "name"])
  const { bytes } = request.params
  const given =
    typeof bytes === "string"
      ? [{ name: asText(request.params["name"]) ?? "bytes", bytes: new Uint8Array(Buffer.from(bytes, "base64")) }]
      : []
  const files = [...request.uploads, ...given]
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

export const showAccount = (account: AdAccount): JsonObject => ({
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
    return selectFields(showAccount(account), parseFields(params["fields"]), "AdAccount", ACCOUNT_FIELDS, [
      "id",
      "account_id",
    ])
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
    case "POST adimages":
      return uploadImages(context, request)
    case "GET insights":
      return insights(context, request, account, undefined)
    case "GET targetingsearch": {
      checkGraphParams(params, ["q*", "limit_type", ...PAGING])
      return showGraphPage(searchInterests(asText(params["q"]) ?? "", request.version, true), request, context.origin())
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
        : new GraphError(2500, `Unknown path components: /${edge} (${randomId(6)})`)
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
  const narrowed = asArray(targeting["flexible_spec"]).length > 0 ? 0.35 : 1
  const gender = asArray(targeting["genders"]).length === 1 ? 0.5 : 1
  const size = Math.round((people * ages * narrowed * gender) / 100) * 100
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
