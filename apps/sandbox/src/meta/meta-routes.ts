import type { Context } from "../core/context.ts"
import { asArray, asText, type Json, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { NODES, fieldsOf, readableFields } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { filterOf } from "./graph-filtering.ts"
import { flaggedAudience } from "./graph-targeting.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { checkNode } from "./graph-validate.ts"
import { insights } from "./meta-insights.ts"
import { showLead } from "./meta-leads.ts"
import { studiesOfAdSet } from "./meta-studies.ts"
import { addTestLead, testLeadsOf } from "./meta-test-leads.ts"
import { adsUnder, effectiveStatus, showNode } from "./meta-nodes.ts"
import type { GraphNode, NodeKind } from "./meta-state.ts"

export const EDGES: Readonly<Record<string, NodeKind>> = {
  campaigns: "campaign",
  adsets: "adset",
  adcreatives: "adcreative",
  ads: "ad",
}
export const PAGING = ["fields", "limit", "after", "before"]

/** What a new node needs although the description does not say so. */
const NEEDED: Readonly<Record<NodeKind, readonly string[]>> = {
  campaign: ["name", "objective"],
  adset: ["campaign_id", "billing_event", "optimization_goal", "targeting"],
  adcreative: ["object_story_spec"],
  ad: ["adset_id"],
  leadgen_form: ["privacy_policy"],
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The parameters of a call that a node keeps. */
const keptOf = (params: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name) && name !== "execution_options"))

/** Makes a node from the call's parameters after checking every one of them. */
export const createNode = (context: Context, request: GraphRequest, kind: NodeKind, ownerId: string): JsonObject => {
  const names = checkDescribed(request.version, request.params, NODES[kind].create, NEEDED[kind])
  const fields = keptOf(request.params, names)
  for (const name of ["campaign_id", "adset_id"])
    if (fields[name] !== undefined) fields[name] = asText(fields[name]) ?? ""
  if (kind === "adset") fields["targeting"] = flaggedAudience(request.version, fields["targeting"])
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

/** Sends an ad back to review. */
const reviewAgain = (ad: GraphNode): void => {
  if (ad.fields["status"] !== "DELETED") ad.review = { state: "pending", reason: null }
}

/**
 * Changes a node. A new creative sends its ad back to review, and another audience sends back the ads of its ad set; a change of
 * budget, days, hours or status does not (Meta's help on the review of ads, November 2026).
 */
const updateNode = (context: Context, request: GraphRequest, node: GraphNode): JsonObject => {
  const names = checkDescribed(request.version, request.params, `${NODES[node.kind].node} POST`)
  if (node.fields["status"] === "DELETED") throw invalidParameter("You can't edit a deleted object.")
  const change = keptOf(request.params, names)
  if (node.kind === "adset" && change["targeting"] !== undefined)
    change["targeting"] = flaggedAudience(request.version, change["targeting"])
  const isAimed = change["targeting"] !== undefined && !isSame(change["targeting"], node.fields["targeting"])
  const fields = { ...node.fields, ...change }
  checkNode(context, request.version, node.kind, fields, node.ownerId)
  node.fields = fields
  node.updatedMs = context.clock.now()
  if (node.kind === "ad" && change["creative"] !== undefined) reviewAgain(node)
  if (node.kind === "adset" && isAimed) for (const ad of adsUnder(context, node)) reviewAgain(ad)
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

/** A page of nodes, deleted ones only when asked for. */
export const listNodes = (context: Context, request: GraphRequest, nodes: GraphNode[], kind: NodeKind): JsonObject => {
  checkGraphParams(request.params, [...PAGING, "effective_status", "filtering"])
  const statuses = asArray(request.params["effective_status"]).map((one) => asText(one) ?? "")
  const readable = readableFields(request.version, kind)
  const matches = filterOf(request.params["filtering"], readable)
  const selection = parseFields(request.params["fields"])
  const shown = nodes
    .filter((node) =>
      statuses.length === 0 ? node.fields["status"] !== "DELETED" : statuses.includes(effectiveStatus(context, node)),
    )
    .toSorted((left, right) => right.createdMs - left.createdMs)
    .map((node) => showNode(context, node))
    .filter(matches)
    .map((node) => selectFields(node, selection, NODES[kind].name, readable, ["id"]))
  return showGraphPage(shown, request, context.origin())
}

const graphIso = (value: Json | undefined): string => (asText(value) ?? "").replace(/\+0000$/, "Z")

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
      NODES[node.kind].name,
      readableFields(request.version, node.kind),
      ["id"],
    )
  }
  const account = context.state.meta.accounts[node.ownerId]
  if (method === "GET" && edge === "insights" && account !== undefined && node.kind !== "adcreative")
    return insights(context, request, account, node)
  if (method === "POST" && edge === "test_leads" && node.kind === "leadgen_form")
    return addTestLead(context, request, node)
  if (method === "GET" && (edge === "leads" || (edge === "test_leads" && node.kind === "leadgen_form"))) {
    checkGraphParams(request.params, [...PAGING, "filtering"])
    const selection = parseFields(request.params["fields"])
    const readable = [...fieldsOf(request.version, "Lead").keys()]
    const matches = filterOf(request.params["filtering"], [...readable, "time_created"], (lead, field) =>
      field === "time_created" ? Math.floor(Date.parse(graphIso(lead["created_time"])) / 1000) : lead[field],
    )
    const of =
      edge === "test_leads"
        ? testLeadsOf(context, node)
        : context.state.meta.leads.filter(
            (lead) => lead.isTest !== true && [lead.formId, lead.adId, lead.adsetId, lead.campaignId].includes(node.id),
          )
    const shown = of
      .map((lead) => showLead(context, lead))
      .filter(matches)
      .map((lead) => selectFields(lead, selection, "UserLeadGenInfo", readable, ["created_time", "id", "field_data"]))
    return showGraphPage(shown, request, context.origin())
  }
  if (method === "GET" && edge === "ad_studies" && node.kind === "adset")
    return studiesOfAdSet(context, request, node.id)
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
