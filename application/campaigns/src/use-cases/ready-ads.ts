import { Clock, Effect } from "effect"
import { handler, Ids } from "@application/kernel"
import type { ShopItem } from "@domain/businesses"
import {
  type CampaignPlan,
  chooseReadyAds,
  creativeContentOf,
  discountOf,
  quotedBudget,
  type ReadyAd,
  ReadyAdGone,
  type ReadyAdKind,
  readyCreative,
  type UsableProduct,
  usableProducts,
} from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { ListReadyAds, type ProposedAd, type ReadyAdProduct, StartReadyAd } from "../contract/index.ts"
import { AdvertisedProducts, SeedSessions } from "../ports/index.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

const shownProduct = ({ id, title, price, formerPrice, category, pictures }: UsableProduct): ReadyAdProduct => ({
  id,
  title,
  price,
  pictures,
  ...(formerPrice !== undefined && { formerPrice }),
  ...(category !== undefined && { category }),
})

/** The ad as its draft would show it. */
const proposedAd = (begun: CampaignPlan, ad: ReadyAd): ProposedAd => {
  const creative = readyCreative(begun, ad)
  const { adDetail, cards } = creative.creativeDetail ?? {}
  return {
    kind: ad.kind,
    products: ad.products.map(shownProduct),
    content: creativeContentOf({ ...begun, creative }),
    primaryText: adDetail?.primaryText ?? "",
    headline: adDetail?.headline ?? "",
    description: adDetail?.description ?? "",
    link: adDetail?.websiteUrl ?? begun.business.websiteUrl ?? "",
    ...(cards !== undefined && { cards }),
  }
}

export const listReadyAds = handler(
  ListReadyAds,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { standing, found, withoutPicture, items } = yield* (yield* AdvertisedProducts).proposable(businessProfileId)
    const { plan, budget, price } = yield* (yield* SeedSessions).preview(businessProfileId)
    const usable = usableProducts(items, yield* Clock.currentTimeMillis)
    const ads = chooseReadyAds(usable).map((ad) => proposedAd(plan, ad))
    return { standing, found, withoutPicture, usable: usable.length, ads, budget, price }
  }),
)

/** The products with these codes in their order; fails unless ads may show all of them now, and a discount is still given. */
const usableNow = Effect.fnUntraced(function* (
  items: ReadonlyArray<ShopItem>,
  kind: ReadyAdKind,
  productIds: ReadonlyArray<string>,
) {
  const now = yield* Clock.currentTimeMillis
  const usable = usableProducts(items, now).filter((product) => kind !== "Reduced" || discountOf(product) > 0)
  const byId = new Map(usable.map((product) => [product.id, product]))
  const gone = productIds.filter((id) => !byId.has(id))
  if (gone.length > 0) return yield* new ReadyAdGone({ productIds: gone })
  return [...new Set(productIds)].flatMap((id) => byId.get(id) ?? [])
})

export const startReadyAd = handler(
  StartReadyAd,
  Effect.fnUntraced(function* ({ businessProfileId, kind, productIds }) {
    yield* offeredHere("launch", businessProfileId)
    const items = yield* (yield* AdvertisedProducts).ofCodes(businessProfileId, productIds)
    const products = yield* usableNow(items, kind, productIds)
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, ({ plan, priceList, adState }) =>
      Effect.succeed({
        launchState: adState,
        creative: readyCreative(plan, { kind, products }),
        budget: { budget: quotedBudget(plan, priceList) },
      }),
    )
    return yield* openDraft({ businessProfileId, id, sessionId })
  }),
)
