import { Schema } from "effect"
import { contract, listOf, textOf, UploadedFile } from "@application/kernel"
import {
  CatalogNotFound,
  FeedIssue,
  feedItemFields,
  FeedNotFound,
  FeedNotProcessed,
  FeedSummary,
  IssueSeverity,
} from "@domain/businesses"
import { JobStatus } from "@domain/channels"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"

/** A catalogue with how many products its feeds fill it with. Spec: entities, catalog; the counts are ours. */
export const Catalog = Schema.Struct({
  id: ProductCatalogId,
  name: Schema.String,
  createdAt: Schema.Number,
  feeds: Schema.Int,
  products: Schema.Int,
})
export type Catalog = typeof Catalog.Type

/** The processing of a feed, with what was counted so far; `failure` says why it could not be read. */
export const FeedJob = Schema.Struct({
  jobId: JobId,
  status: JobStatus,
  queuedAt: Schema.Number,
  updatedAt: Schema.Number,
  summary: Schema.optionalKey(FeedSummary),
  failure: Schema.optionalKey(
    Schema.Literals(["unreachable", "notAllowed", "tooLarge", "tooSlow", "notAFeed", "malformed", "accessLost"]),
  ),
  /** Where it is broken, or up to where nothing was found; counted from 1. */
  place: Schema.optionalKey(Schema.Struct({ line: Schema.Int, column: Schema.optionalKey(Schema.Int) })),
})
export type FeedJob = typeof FeedJob.Type

/** A feed with its latest processing; one with a file's name is that file, without an address. Spec: entities, feed. */
export const Feed = Schema.Struct({
  id: ProductFeedId,
  name: Schema.String,
  productCatalogId: ProductCatalogId,
  url: Schema.String,
  fileName: Schema.optionalKey(Schema.String),
  createdAt: Schema.Number,
  job: Schema.optionalKey(FeedJob),
})
export type Feed = typeof Feed.Type

/** Spec: calls B6. */
export const CreateCatalog = contract("businesses/CreateCatalog", {
  access: "editFeeds",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, name: textOf(200) }),
  output: Catalog,
  failures: [InvalidFields, TooManyRequests],
})

/** Oldest first. Spec: calls B7. */
export const ListCatalogs = contract("businesses/ListCatalogs", {
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(Catalog),
})

/** Spec: calls B8. */
export const GetCatalog = contract("businesses/GetCatalog", {
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, catalogId: ProductCatalogId }),
  output: Catalog,
  failures: [CatalogNotFound],
})

/** Adds a feed to a catalogue; it is read when it is processed. Spec: calls B9. */
export const CreateFeed = contract("businesses/CreateFeed", {
  access: "editFeeds",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: textOf(200),
    productCatalogId: ProductCatalogId,
    url: textOf(2048),
  }),
  output: Feed,
  failures: [CatalogNotFound, InvalidFields, TooManyRequests],
})

/**
 * Takes a file of products in the place of the one before and queues its reading. A file without the columns that products need is
 * refused as a whole, each missing column under its name. Ours.
 */
export const UploadProducts = contract("businesses/UploadProducts", {
  access: "editFeeds",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, productFile: UploadedFile }),
  output: Feed,
  failures: [InvalidFields, TooManyRequests],
})

/** A profile's feeds, oldest first, each with its latest processing. Ours. */
export const ListFeeds = contract("businesses/ListFeeds", {
  access: "readProfile",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(Feed),
})

const ofFeed = { businessProfileId: BusinessProfileId, feedId: ProductFeedId } as const

const SentMap = Schema.Struct({ source: textOf(200), target: textOf(60) })

/**
 * Queues the processing of a feed, or answers the one under way. Columns are known by their names; `productMaps` name others.
 * Spec: calls B10; entities, feed task.
 */
export const ProcessFeed = contract("businesses/ProcessFeed", {
  access: "editFeeds",
  input: Schema.Struct({
    ...ofFeed,
    productCatalogId: Schema.optionalKey(ProductCatalogId),
    engine: Schema.optionalKey(textOf(60)),
    isDirectTask: Schema.optionalKey(Schema.Boolean),
    isApiUploadRequired: Schema.optionalKey(Schema.Boolean),
    productMaps: Schema.optionalKey(listOf(SentMap, 100)),
  }),
  output: FeedJob,
  failures: [FeedNotFound, CatalogNotFound, InvalidFields, TooManyRequests],
})

/** The latest processing of a feed; polled every 3 s. Ours. */
export const GetFeedJob = contract("businesses/GetFeedJob", {
  access: "readProfile",
  input: Schema.Struct(ofFeed),
  output: FeedJob,
  failures: [FeedNotFound, FeedNotProcessed],
})

const fields = Object.fromEntries(feedItemFields.map((field) => [field, Schema.optionalKey(Schema.String)]))

/** A product of a feed by its row, with what is wrong with it; one with an error is not taken. */
export const FeedProduct = Schema.Struct({
  row: Schema.Int,
  item: Schema.Struct(fields as Record<(typeof feedItemFields)[number], Schema.optionalKey<typeof Schema.String>>),
  issues: Schema.Array(FeedIssue),
  isTaken: Schema.Boolean,
})
export type FeedProduct = typeof FeedProduct.Type

/** The products of a feed as last processed, in its order: those with an issue of a severity, and by code or title. Ours. */
export const ListFeedItems = contract("businesses/ListFeedItems", {
  access: "readProfile",
  input: Schema.Struct({
    ...ofFeed,
    severity: Schema.optionalKey(IssueSeverity),
    search: Schema.optionalKey(textOf(80)),
    cursor: Schema.optionalKey(textOf(40)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ items: Schema.Array(FeedProduct), nextCursor: Schema.optionalKey(Schema.String) }),
  failures: [FeedNotFound],
})

/** The worker's half: reads the feed and stores its products with their issues. Safe to run again. */
export const RunFeed = contract("businesses/RunFeed", {
  access: "system",
  input: Schema.Struct({ ...ofFeed, jobId: JobId }),
  output: Schema.Struct({}),
})
