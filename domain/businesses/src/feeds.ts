import { type Checked, collectFailures, requiredText, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { feedItemFields } from "./feed-item.ts"
import { feedColumns } from "./feed-row.ts"
import type { BusinessFieldFailure } from "./message-keys.ts"
import { ProductMap } from "./product-map.ts"

/** A list of products, filled by feeds. Spec: entities, catalog. */
export const ProductCatalog = Schema.Struct({ id: Schema.Int, name: Schema.String })
export type ProductCatalog = typeof ProductCatalog.Type

/** A source of a catalogue's products. Spec: 7.3, ProductFeeds. */
export const ProductFeed = Schema.Struct({
  name: Schema.String,
  productCatalogId: Schema.Int,
  url: Schema.String,
})
export type ProductFeed = typeof ProductFeed.Type

/** The processing states of a feed. Names and numbers are ours; the specification shows none. */
export const feedStatuses = ["notProcessed", "processing", "processed", "failed"] as const
/** One of the feed's statuses. */
export type FeedStatus = (typeof feedStatuses)[number]

/** The input of processing a feed. Spec: entities, feed task. */
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

/** Checks a new feed: a name and a valid address. All failures are returned, by field. Spec: 7.3, ProductFeeds. */
export const newProductFeed = (typed: { readonly name: string; readonly url: string }) =>
  collectFailures({ name: requiredText(typed.name), url: website(typed.url) })

/** Checks a feed's name, and its address where that changes. All failures are returned, by field. Ours. */
export const changedProductFeed = ({ name, url }: { readonly name: string; readonly url?: string }) =>
  collectFailures({ name: requiredText(name), ...(url !== undefined && { url: website(url) }) })

const columns: ReadonlyArray<string> = [...feedItemFields, ...feedColumns.product, ...feedColumns.store]

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

/** The engine that reads feeds; the specification names none. */
export const feedEngine = "internal"

const taskFailures = ({ engine, isDirectTask, isApiUploadRequired }: Partial<FeedTask>) => {
  const unknown: BusinessFieldFailure = { key: "businesses.feed.notOffered" }
  return {
    ...(engine !== feedEngine && { engine: unknown }),
    ...(isDirectTask === false && { isDirectTask: unknown }),
    ...(isApiUploadRequired === true && { isApiUploadRequired: unknown }),
  }
}

/**
 * Makes the task that processes a feed: by our engine, direct and without an upload by interface, since there is no other. Every
 * target is one of our columns, occurs once and has a source. Spec: entities, feed task; the checks are ours.
 */
export const newFeedTask = (
  task: Pick<FeedTask, "productCatalogId" | "engine"> & Partial<FeedTask>,
): Result.Result<FeedTask, Readonly<Record<string, BusinessFieldFailure>>> => {
  const { productMaps = [] } = task
  const failures = productMaps.flatMap((map, index) => mapFailure(productMaps, map, index))
  const refused = { ...taskFailures(task), ...Object.fromEntries(failures) }
  return Object.keys(refused).length > 0
    ? Result.fail(refused)
    : Result.succeed({ isDirectTask: true, isApiUploadRequired: false, ...task, productMaps })
}
