import { graphTime } from "../core/clock.ts"
import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, dig, type JsonObject } from "../core/json.ts"
import { adMetrics } from "../market/book.ts"
import type { GraphNode } from "./meta-state.ts"

const statusOf = (node: GraphNode | undefined): string => asText(node?.fields["status"]) ?? "PAUSED"

export const parentOf = (context: Context, node: GraphNode): GraphNode | undefined => {
  const id =
    node.kind === "ad"
      ? asText(node.fields["adset_id"])
      : node.kind === "adset"
        ? asText(node.fields["campaign_id"])
        : undefined
  return id === undefined ? undefined : context.state.meta.nodes[id]
}

/** Graph's effective_status: deletion, review, then the node's own status and its parents'. */
export const effectiveStatus = (context: Context, node: GraphNode): string => {
  const status = statusOf(node)
  if (status === "DELETED" || status === "ARCHIVED") return status
  if (node.review?.state === "rejected") return "DISAPPROVED"
  if (node.review?.state === "pending") return "PENDING_REVIEW"
  if (status === "PAUSED") return "PAUSED"
  const parent = parentOf(context, node)
  if (parent === undefined) return status
  const above = effectiveStatus(context, parent)
  if (above === "ACTIVE") return "ACTIVE"
  if (above === "CAMPAIGN_PAUSED" || above === "DELETED" || above === "ARCHIVED") return above
  return parent.kind === "campaign" ? "CAMPAIGN_PAUSED" : "ADSET_PAUSED"
}

/** The ids of the ads beneath a node (or the ad itself), oldest first. */
export const adsUnder = (context: Context, node: GraphNode): GraphNode[] => {
  const ads = Object.values(context.state.meta.nodes).filter((one) => one.kind === "ad")
  if (node.kind === "ad") return [node]
  if (node.kind === "adset") return ads.filter((ad) => ad.fields["adset_id"] === node.id)
  return ads.filter((ad) => parentOf(context, ad)?.fields["campaign_id"] === node.id)
}

const spentBy = (context: Context, node: GraphNode): number =>
  adsUnder(context, node)
    .flatMap((ad) => adMetrics(context, ad.id))
    .reduce((sum, day) => sum + day.spendMinor, 0)

/**
 * What a creative shows: its link, of a carousel with the name and picture of the first card, its video with the title as its name,
 * or of a template the card that is not a product's with the template's words.
 */
export const linkDataOf = (creative: GraphNode | undefined): JsonObject => {
  const {
    link_data: link,
    template_data: template,
    video_data: video,
  } = asObject(creative?.fields["object_story_spec"])
  if (video !== undefined) return { ...asObject(video), name: asObject(video)["title"] ?? null }
  if (template === undefined) {
    const { name, image_hash: hash } = asObject(asArray(dig(link, ["child_attachments"]))[0])
    return { ...(name !== undefined && { name }), ...(hash !== undefined && { image_hash: hash }), ...asObject(link) }
  }
  return { ...asObject(template), ...asObject(asArray(dig(template, ["child_attachments"]))[0]) }
}

export const creativeOf = (context: Context, ad: GraphNode): GraphNode | undefined => {
  const id = asText(dig(ad.fields["creative"], ["creative_id"]))
  return id === undefined ? undefined : context.state.meta.nodes[id]
}

export const imageUrl = (context: Context, hash: string | undefined): string | null =>
  hash === undefined ? null : `${context.origin()}/media/${hash}`

/** A node as the Graph API would answer it, with every readable field. */
export const showNode = (context: Context, node: GraphNode): JsonObject => {
  const { fields } = node
  const times = { created_time: graphTime(node.createdMs), updated_time: graphTime(node.updatedMs) }
  const common: JsonObject = { ...fields, id: node.id, ...times }
  if (node.kind === "leadgen_form") {
    const leads = context.state.meta.leads.filter((lead) => lead.formId === node.id).length
    return {
      ...common,
      status: asText(fields["status"]) ?? "ACTIVE",
      page_id: node.ownerId,
      page: { id: node.ownerId, name: context.state.meta.pages[node.ownerId]?.name ?? "" },
      legal_content: legalContent(node),
      leads_count: leads,
      organic_leads_count: 0,
      privacy_policy_url: dig(fields["privacy_policy"], ["url"]) ?? null,
      allow_organic_lead: (asText(fields["allow_organic_lead_retrieval"]) ?? "true") === "true",
    }
  }
  const account = { account_id: node.ownerId }
  if (node.kind === "adcreative") {
    const link = linkDataOf(node)
    const hash = asText(link["image_hash"])
    return {
      ...fields,
      id: node.id,
      ...account,
      status: "ACTIVE",
      title: link["name"] ?? null,
      body: link["message"] ?? null,
      image_hash: hash ?? null,
      image_url: imageUrl(context, hash),
      thumbnail_url: imageUrl(context, hash),
      object_type: link["video_id"] === undefined ? "SHARE" : "VIDEO",
      video_id: link["video_id"] ?? null,
      call_to_action_type: dig(link["call_to_action"], ["type"]) ?? null,
      instagram_user_id: dig(fields["object_story_spec"], ["instagram_user_id"]) ?? null,
      effective_object_story_id: `${asText(dig(fields["object_story_spec"], ["page_id"])) ?? ""}_${node.id}`,
    }
  }
  const status = {
    status: statusOf(node),
    configured_status: statusOf(node),
    effective_status: effectiveStatus(context, node),
  }
  const parent = parentOf(context, node)
  if (node.kind === "ad") {
    const campaign = parent === undefined ? undefined : parentOf(context, parent)
    const creative = creativeOf(context, node)
    const rejected = node.review?.state === "rejected"
    const reason = node.review?.reason ?? "Your ad does not comply with our Advertising Policies."
    return {
      ...common,
      ...account,
      ...status,
      creative: creative === undefined ? null : showNode(context, creative),
      adset: parent === undefined ? null : showNode(context, parent),
      campaign_id: campaign?.id ?? null,
      campaign: campaign === undefined ? null : showNode(context, campaign),
      ad_review_feedback: rejected ? { global: { [feedbackTitle(node.review?.field, reason)]: reason } } : null,
      issues_info: rejected
        ? [{ error_code: 1885066, error_message: reason, error_summary: reasonTitle(reason), level: "AD" }]
        : null,
      preview_shareable_link: `${context.origin()}/#ad-${node.id}`,
    }
  }
  const budget = Number(fields["lifetime_budget"] ?? fields["daily_budget"] ?? 0)
  const remaining = fields["lifetime_budget"] === undefined ? budget : Math.max(0, budget - spentBy(context, node))
  const texts = Object.fromEntries(
    ["daily_budget", "lifetime_budget", "bid_amount", "spend_cap"]
      .filter((name) => fields[name] !== undefined)
      .map((name) => [name, String(fields[name])]),
  )
  return {
    ...common,
    ...account,
    ...status,
    ...texts,
    budget_remaining: String(remaining),
    ...(parent === undefined ? {} : { campaign: showNode(context, parent) }),
  }
}

/** The legal words of a form, which get a number of their own. */
const legalContent = ({ id, fields }: GraphNode): JsonObject => {
  const disclaimer = asObject(fields["custom_disclaimer"])
  const privacy = asObject(fields["privacy_policy"])
  return {
    id: `9${id}`,
    privacy_policy: { url: privacy["url"] ?? null, link_text: privacy["link_text"] ?? null },
    ...(fields["custom_disclaimer"] !== undefined && {
      custom_disclaimer: {
        title: disclaimer["title"] ?? null,
        body: { text: dig(disclaimer["body"], ["text"]) ?? null, url_entities: [] },
        checkboxes: asArray(disclaimer["checkboxes"]).map(asObject),
      },
    }),
  }
}

/** The parts of an ad as Meta's reviewers call them. */
const partTitles: Readonly<Record<string, string>> = {
  picture: "Image",
  primaryText: "Primary text",
  headline: "Headline",
  description: "Description",
  landingPage: "Landing page",
}

const feedbackTitle = (field: string | undefined, reason: string): string =>
  partTitles[field ?? ""] ?? reasonTitle(reason)

const reasonTitle = (reason: string): string => reason.split(/[.:]/)[0]?.slice(0, 60) ?? "Advertising policy"

export const questionKeys = (form: GraphNode | undefined): { type: string; key: string; label: string }[] =>
  asArray(form?.fields["questions"]).map((question, index) => {
    const read = asObject(question)
    const type = asText(read["type"]) ?? "CUSTOM"
    return {
      type,
      key: asText(read["key"]) ?? (type === "CUSTOM" ? `question_${index + 1}` : type.toLowerCase()),
      label: asText(read["label"]) ?? type,
    }
  })
