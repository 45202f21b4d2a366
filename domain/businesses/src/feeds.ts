import { type Checked, collectFailures, requiredText, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { feedColumns } from "./feed-row.ts"
import type { BusinessFieldFailure } from "./message-keys.ts"

/** A list of products that feeds fill. Spec: entities, catalog. */
export const ProductCatalog = Schema.Struct({ id: Schema.Int, name: Schema.String })
export type ProductCatalog = typeof ProductCatalog.Type

/** Where a catalogue's products are read from. Spec: 7.3, ProductFeeds. */
export const ProductFeed = Schema.Struct({
  name: Schema.String,
  productCatalogId: Schema.Int,
  url: Schema.String,
})
export type ProductFeed = typeof ProductFeed.Type

/** How far a feed's processing is; the names and numbers are ours, the specification does not show them. */
export const feedStatuses = ["notProcessed", "processing", "processed", "failed"] as const
/** One of the feed's statuses. */
export type FeedStatus = (typeof feedStatuses)[number]

/** Which column of the feed is which of ours. */
export const ProductMap = Schema.Struct({ source: Schema.String, target: Schema.String })
export type ProductMap = typeof ProductMap.Type

/** What processing a feed is told. Spec: entities, feed task. */
export const FeedTask = Schema.Struct({
  productCatalogId: Schema.Int,
  engine: Schema.String,
  isDirectTask: Schema.Boolean,
  isApiUploadRequired: Schema.Boolean,
  productMaps: Schema.Array(ProductMap),
})
export type FeedTask = typeof FeedTask.Type

/** The name of a new catalogue. Spec: entities, catalog. */
export const catalogName = (typed: string): Checked<string> => requiredText(typed)

/** A new feed: named, and at a valid address. All failures at once, keyed by field. Spec: 7.3, ProductFeeds. */
export const newProductFeed = (productCatalogId: number, typed: { readonly name: string; readonly url: string }) =>
  Result.map(collectFailures({ name: requiredText(typed.name), url: website(typed.url) }), (checked): ProductFeed => ({
    ...checked,
    productCatalogId,
  }))

const columns: ReadonlyArray<string> = [...feedColumns.product, ...feedColumns.store]

const mapFailure = (maps: ReadonlyArray<ProductMap>, { source, target }: ProductMap, index: number) => {
  const failure: BusinessFieldFailure | undefined = !columns.includes(target)
    ? { key: "businesses.feed.columnUnknown" }
    : source.trim() === ""
      ? { key: "validation.required" }
      : maps.findIndex((other) => other.target === target) < index
        ? { key: "businesses.feed.repeated" }
        : undefined
  return failure === undefined ? [] : [[target, failure] as const]
}

/**
 * The task that processes a feed: direct and without an upload by interface unless told; every target is a column of ours, once, and
 * has a source. Failures are keyed by target. Spec: entities, feed task; the defaults and the checks are ours.
 */
export const newFeedTask = (
  task: Pick<FeedTask, "productCatalogId" | "engine"> & Partial<FeedTask>,
): Result.Result<FeedTask, Readonly<Record<string, BusinessFieldFailure>>> => {
  const { productMaps = [] } = task
  const failures = productMaps.flatMap((map, index) => mapFailure(productMaps, map, index))
  return failures.length > 0
    ? Result.fail(Object.fromEntries(failures))
    : Result.succeed({ isDirectTask: true, isApiUploadRequired: false, ...task, productMaps })
}
