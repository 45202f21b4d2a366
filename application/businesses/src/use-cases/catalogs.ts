import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { CatalogAdvertised, catalogName, CatalogOfStore } from "@domain/businesses"
import { invalidFields } from "@domain/identity"
import { RemoveCatalog, RenameCatalog } from "../contract/product-feeds.ts"
import { ProductAds, ProductFeeds } from "../ports/index.ts"

export const renameCatalog = handler(
  RenameCatalog,
  Effect.fnUntraced(function* ({ businessProfileId, catalogId, name }) {
    const feeds = yield* ProductFeeds
    yield* feeds.catalog(businessProfileId, catalogId)
    const checked = catalogName(name)
    if (Result.isFailure(checked)) return yield* invalidFields({ name: checked.failure })
    yield* feeds.renameCatalog(businessProfileId, catalogId, checked.success)
    return yield* feeds.catalog(businessProfileId, catalogId)
  }),
)

/** Each feed is locked before it goes, so that a reading under way ends with it. */
export const removeCatalog = handler(
  RemoveCatalog,
  Effect.fnUntraced(function* ({ businessProfileId, catalogId, isConfirmed = false }) {
    const feeds = yield* ProductFeeds
    const ads = yield* ProductAds
    const { products } = yield* feeds.catalog(businessProfileId, catalogId)
    const own = (yield* feeds.feeds(businessProfileId)).filter(({ productCatalogId }) => productCatalogId === catalogId)
    if (own.some(({ isOfStore = false }) => isOfStore)) return yield* new CatalogOfStore({})
    const isAsked = products > 0 && !isConfirmed
    if (isAsked && (yield* ads.areShown(businessProfileId))) return yield* new CatalogAdvertised({})
    for (const { id: feedId } of own) yield* feeds.removeFeed({ businessProfileId, feedId })
    yield* feeds.removeCatalog(businessProfileId, catalogId)
    if (own.length > 0) yield* ads.productsChanged(businessProfileId)
    return {}
  }),
)
