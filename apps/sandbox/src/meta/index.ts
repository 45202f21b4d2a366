import type { AdReport, SandboxNetwork } from "../ad-network.ts"
import { clickAddress } from "../core/click-address.ts"
import type { Context } from "../core/context.ts"
import { asNumber, asObject, asText, dig } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { adTotals } from "../market/book.ts"
import { cardsOf } from "./graph-carousel.ts"
import { GraphError } from "./graph-error.ts"
import { metaApp } from "./meta-app.ts"
import { conversionsOf } from "./meta-datasets.ts"
import { wantedMeta } from "./meta-delivery.ts"
import { addLead, showLead } from "./meta-leads.ts"
import { creativeOf, effectiveStatus, imageUrl, linkDataOf, parentOf } from "./meta-nodes.ts"
import { verifyCallback } from "./meta-oauth.ts"
import type { GraphNode } from "./meta-state.ts"

const adsOf = ({ state }: Context): GraphNode[] => Object.values(state.meta.nodes).filter(({ kind }) => kind === "ad")

/** What an ad leaves to Meta: its audience, and the features that may alter its creative. */
const automationOf = (adset: GraphNode | undefined, creative: GraphNode | undefined): string[] => {
  const mayLeave = asNumber(dig(adset?.fields["targeting"], ["targeting_automation", "advantage_audience"])) === 1
  const features = asObject(dig(creative?.fields["degrees_of_freedom_spec"], ["creative_features_spec"]))
  const agreed = Object.keys(features).filter((name) => dig(features[name], ["enroll_status"]) === "OPT_IN")
  const mayOrder = String(linkDataOf(creative)["multi_share_optimized"]) === "true"
  return [...(mayLeave ? ["advantage_audience"] : []), ...(mayOrder ? ["multi_share_optimized"] : []), ...agreed]
}

const report = (context: Context, ad: GraphNode): AdReport => {
  const link = linkDataOf(creativeOf(context, ad))
  const adset = parentOf(context, ad)
  const campaign = adset === undefined ? undefined : parentOf(context, adset)
  const automation = automationOf(adset, creativeOf(context, ad))
  const cards = cardsOf(link).map((card) => ({ name: card.name, image: imageUrl(context, card.hash), link: card.link }))
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
    ...(cards.length > 0 && { cards }),
    ...(automation.length > 0 && { automation }),
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
  conversions: conversionsOf,
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
