import { Clock, Effect } from "effect"
import { CurrentActor, handler, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { BringBackProducts, LeaveOutProducts } from "../contract/index.ts"
import { ProductAds, ProductFeeds } from "../ports/index.ts"
import { LeftOutProducts } from "../stores/left-out-products.ts"

/** How often one business may leave products out or bring them back in a day. */
const changesADay = 1_000

const count = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const limits = yield* RateLimits
  const { allowed, retryAfterSeconds } = yield* limits.take(
    `left-out-products:${businessProfileId}`,
    changesADay,
    86_400_000,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

export const leaveOutProducts = handler(
  LeaveOutProducts,
  Effect.fnUntraced(function* ({ businessProfileId, productIds }) {
    yield* count(businessProfileId)
    const known = yield* (yield* ProductFeeds).takenByCode(businessProfileId, productIds)
    const actor = yield* CurrentActor
    const leftOutAt = yield* Clock.currentTimeMillis
    const store = yield* LeftOutProducts
    yield* Effect.forEach(
      known.flatMap(({ id }) => id ?? []),
      (productId) =>
        store.addOnce({
          businessProfileId,
          productId,
          leftOutAt,
          ...(actor.kind === "user" && { leftOutBy: actor.userId }),
        }),
      { discard: true },
    )
    yield* (yield* ProductAds).productsChanged(businessProfileId)
    return {}
  }),
)

export const bringBackProducts = handler(
  BringBackProducts,
  Effect.fnUntraced(function* ({ businessProfileId, productIds }) {
    yield* count(businessProfileId)
    const store = yield* LeftOutProducts
    yield* Effect.forEach(productIds, (productId) => store.remove({ businessProfileId, productId }), { discard: true })
    yield* (yield* ProductAds).productsChanged(businessProfileId)
    return {}
  }),
)
