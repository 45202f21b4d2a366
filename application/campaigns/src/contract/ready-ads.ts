import { Schema } from "effect"
import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { ShopStanding } from "@domain/businesses"
import {
  Campaign,
  CampaignBudget,
  CampaignMoveNotOffered,
  CarouselCards,
  ReadyAdGone,
  ReadyAdKind,
} from "@domain/campaigns"
import { CreativeContent } from "@domain/creatives"
import { BusinessProfileId } from "@domain/kernel"
import { PriceBreakdown } from "@domain/pricing"

/** A feed's price, in minor units of any currency. */
const ShopPrice = Schema.Struct({ amount: Schema.Int, currency: Schema.String })

/** A product of a proposed ad; `formerPrice` is there while its price is lowered. */
export const ReadyAdProduct = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  price: ShopPrice,
  formerPrice: Schema.optionalKey(ShopPrice),
  category: Schema.optionalKey(Schema.String),
  pictures: Schema.Int,
})
export type ReadyAdProduct = typeof ReadyAdProduct.Type

/** An ad that is proposed of a shop's products, with all that its preview draws; a carousel has cards. */
export const ProposedAd = Schema.Struct({
  kind: ReadyAdKind,
  products: Schema.Array(ReadyAdProduct),
  content: CreativeContent,
  primaryText: Schema.String,
  headline: Schema.String,
  description: Schema.String,
  link: Schema.String,
  cards: Schema.optionalKey(CarouselCards),
})
export type ProposedAd = typeof ProposedAd.Type

/** What is proposed of a shop, how far its products are read, and the recommended budget with its price. */
export const ProposedAds = Schema.Struct({
  standing: ShopStanding,
  found: Schema.Int,
  withoutPicture: Schema.Int,
  usable: Schema.Int,
  ads: Schema.Array(ProposedAd),
  budget: CampaignBudget,
  price: PriceBreakdown,
})
export type ProposedAds = typeof ProposedAds.Type

/**
 * At most three ads of different products of a shop, with the recommended budget and its price; none of products that are sold out,
 * left out, refused or without price. Ours.
 */
export const ListReadyAds = contract("campaigns/ListReadyAds", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/readyAds",
  summary: "Propose ads of a shop's products",
  description:
    "At most three ads, each of other products and for a reason of its own: the greatest discount, the best shown product, one kind of products as a carousel, the lowest or the highest price. standing says whether the business is a shop and how far its products are read: NoShop, NoProducts, Reading, Failed or Read. usable counts the products that ads may show. Nothing is saved; start a draft of one to go on.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: ProposedAds,
})

/**
 * A further draft campaign with an ad of these products: their words, pictures, pages and the recommended budget. Its texts are to
 * be accepted; nothing is published or paid. Ours.
 */
export const StartReadyAd = contract("campaigns/StartReadyAd", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/readyAds",
  summary: "Start a campaign with an ad of a shop's products",
  description:
    "Answers with a draft, whose sessionId opens it. kind and productIds are those of a proposed ad; several products make a carousel. A product that cannot be advertised any longer is refused with 104.",
  example: { ...exampleProfile, kind: "Showpiece", productIds: ["SKU-101"] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    kind: ReadyAdKind,
    productIds: listOf(textOf(200), 10).check(Schema.isMinLength(1)),
  }),
  output: Campaign,
  failures: [CampaignMoveNotOffered, ReadyAdGone],
})
