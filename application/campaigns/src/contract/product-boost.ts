import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { Campaign, CampaignMoveNotOffered } from "@domain/campaigns"
import { carouselLimits } from "@domain/creatives"
import { ProductNotFound } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** A further draft campaign whose ad shows a product alone, or first beside others of the store. Ours. */
export const BoostProduct = contract("campaigns/BoostProduct", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/productInsights/boost",
  group: "Product insights",
  summary: "Start a campaign for a product",
  description:
    "Answers with a draft for website visits, filled from the profile's last campaign, whose social ad is a carousel: the first of productIds as its first card, then the others that are advertised, at most ten. Where no other is advertised, the ad shows the first alone, with its picture and its words. Nothing is paid or shown before the draft is launched, and a running campaign stays as it is. 104 when the first product is in no feed, is left out of ads, or alone lacks what an ad shows: stock, a price, a picture and a page.",
  example: { ...exampleProfile, productIds: ["SKU-1", "SKU-2"] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    productIds: listOf(textOf(200), carouselLimits.cards.most),
  }),
  output: Campaign,
  failures: [CampaignMoveNotOffered, ProductNotFound],
})
