import { handler, Ids } from "@application/kernel"
import { priceAt } from "@domain/businesses"
import { cardOfProduct } from "@domain/campaigns"
import { carouselLimits } from "@domain/creatives"
import { ProductNotFound } from "@domain/insights"
import { CampaignId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { campaignName } from "@domain/validation"
import { Clock, Effect, Result } from "effect"
import { BoostProduct } from "../contract/index.ts"
import { AdvertisedProducts, SeedSessions } from "../ports/index.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

/** The draft has the product's name, where a campaign may be called so. */
export const boostProduct = handler(
  BoostProduct,
  Effect.fnUntraced(function* ({ businessProfileId, productIds }) {
    yield* offeredHere("launch", businessProfileId)
    const advertised = yield* (yield* AdvertisedProducts).ofCodes(businessProfileId, productIds)
    const byCode = new Map(advertised.map((item) => [item.id, item]))
    const shown = [...new Set(productIds)].flatMap((code) => byCode.get(code) ?? [])
    const [first] = shown
    if (first === undefined || first.id !== productIds[0] || shown.length < carouselLimits.cards.least)
      return yield* new ProductNotFound({})
    const now = yield* Clock.currentTimeMillis
    const cards = shown.map((item) => cardOfProduct({ ...item, price: priceAt(item, now) }))
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, ({ plan: { creative } }) => {
      const { video: _video, ...former } = creative.creativeDetail ?? {}
      return Effect.succeed<SessionParts>({
        creative: { objective: "WebsiteVisits", creativeDetail: { ...former, cards } },
      })
    })
    const name = campaignName(first.title)
    return yield* openDraft({
      businessProfileId,
      id,
      sessionId,
      ...(Result.isSuccess(name) && { name: name.success }),
    })
  }),
)
