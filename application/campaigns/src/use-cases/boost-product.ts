import { handler, Ids } from "@application/kernel"
import { priceAt, type ShopItem } from "@domain/businesses"
import { type CampaignPlan, cardOfProduct, readyCreative, usableProducts } from "@domain/campaigns"
import { ProductNotFound } from "@domain/insights"
import { CampaignId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { campaignName } from "@domain/validation"
import { Clock, Effect, Result } from "effect"
import { BoostProduct } from "../contract/index.ts"
import { AdvertisedProducts, SeedSessions } from "../ports/index.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

/** The draft's ad: a carousel of several products, or one product's picture; undefined where ads cannot show it alone. */
const creativeOf = (shown: ReadonlyArray<ShopItem>, now: number) => {
  if (shown.length > 1) {
    const cards = shown.map((item) => cardOfProduct({ ...item, price: priceAt(item, now) }))
    return ({ creative }: CampaignPlan) => {
      const { video: _video, ...former } = creative.creativeDetail ?? {}
      return { objective: "WebsiteVisits" as const, creativeDetail: { ...former, cards } }
    }
  }
  const products = usableProducts(shown, now)
  return products.length === 0
    ? undefined
    : (plan: CampaignPlan) => readyCreative(plan, { kind: "Showpiece", products })
}

/** The draft has the product's name, where a campaign may be called so. */
export const boostProduct = handler(
  BoostProduct,
  Effect.fnUntraced(function* ({ businessProfileId, productIds }) {
    yield* offeredHere("launch", businessProfileId)
    const advertised = yield* (yield* AdvertisedProducts).ofCodes(businessProfileId, productIds)
    const byCode = new Map(advertised.map((item) => [item.id, item]))
    const shown = [...new Set(productIds)].flatMap((code) => byCode.get(code) ?? [])
    const [first] = shown
    const creative = creativeOf(shown, yield* Clock.currentTimeMillis)
    if (first === undefined || first.id !== productIds[0] || creative === undefined)
      return yield* new ProductNotFound({})
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, ({ plan }) =>
      Effect.succeed<SessionParts>({ creative: creative(plan) }),
    )
    const name = campaignName(first.title)
    return yield* openDraft({
      businessProfileId,
      id,
      sessionId,
      ...(Result.isSuccess(name) && { name: name.success }),
    })
  }),
)
