import type { AdReport, SandboxNetwork } from "../ad-network.ts"
import { clickAddress } from "../core/click-address.ts"
import type { Context } from "../core/context.ts"
import { asText } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { adTotals } from "../market/book.ts"
import { GraphError } from "./graph-error.ts"
import { metaApp } from "./meta-app.ts"
import { wantedMeta } from "./meta-delivery.ts"
import { addLead, showLead } from "./meta-leads.ts"
import { creativeOf, effectiveStatus, imageUrl, linkDataOf, parentOf } from "./meta-nodes.ts"
import { verifyCallback } from "./meta-oauth.ts"
import type { GraphNode } from "./meta-state.ts"

const adsOf = ({ state }: Context): GraphNode[] => Object.values(state.meta.nodes).filter(({ kind }) => kind === "ad")

const report = (context: Context, ad: GraphNode): AdReport => {
  const link = linkDataOf(creativeOf(context, ad))
  const adset = parentOf(context, ad)
  const campaign = adset === undefined ? undefined : parentOf(context, adset)
  return {
    id: ad.id,
    network: "meta",
    campaignId: campaign?.id ?? "",
    campaign: asText(campaign?.fields["name"]) ?? "",
    name: asText(ad.fields["name"]) ?? "",
    headline: asText(link["name"]) ?? "",
    text: asText(link["message"]) ?? "",
    image: imageUrl(context, asText(link["image_hash"])),
    link: clickAddress(asText(link["link"]) ?? "", asText(creativeOf(context, ad)?.fields["url_tags"]) ?? ""),
    status: effectiveStatus(context, ad),
    reason: ad.review?.reason ?? null,
    ...adTotals(context, ad.id),
    createdAt: new Date(ad.createdMs).toISOString(),
  }
}

const leads: SandboxNetwork["leads"] = {
  list: (context) => context.state.meta.leads.map((lead) => showLead(context, lead)),
  add: (context, adId, atMs, seed) => {
    const ad = context.state.meta.nodes[adId]
    if (ad !== undefined) addLead(context, ad, atMs, seed)
  },
  addNow: (context, adId) => {
    const ads = adsOf(context).filter((ad) =>
      adId === undefined ? effectiveStatus(context, ad) === "ACTIVE" : ad.id === adId,
    )
    for (const ad of ads.toReversed()) {
      const lead = addLead(context, ad, context.clock.now(), randomId())
      if (lead === undefined) continue
      context.save()
      return showLead(context, lead)
    }
    return undefined
  },
}

export const metaSandbox: SandboxNetwork = {
  label: "Social",
  mount: (app, context) => void app.route("/graph", metaApp(context)),
  wanted: wantedMeta,
  ads: (context) =>
    adsOf(context)
      .filter((ad) => ad.fields["status"] !== "DELETED")
      .map((ad) => report(context, ad)),
  adById: ({ state }, id) => state.meta.nodes[id],
  leads,
  imageType: ({ state }, hash) => state.meta.images[hash]?.type,
  verifyReceiver: ({ webhookTarget, credentials }) =>
    verifyCallback(`${webhookTarget}/api/v1.0/webhooks/meta`, credentials.META_VERIFY_TOKEN).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof GraphError) return error.message
        throw error
      },
    ),
}
