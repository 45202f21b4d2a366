import { Schema } from "effect"
import { contract, listOf, textOf, UploadedFile, exampleProfile, pictureBody } from "@application/kernel"
import {
  CatalogAdvertised,
  CatalogNotFound,
  CatalogOfStore,
  FeedExcess,
  FeedFailure,
  FeedIssue,
  feedItemFields,
  FeedNotFound,
  FeedNotProcessed,
  FeedPlace,
  FeedSummary,
  IssueFix,
  IssueSeverity,
  ReadingStarter,
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

/** The processing of a feed, with what was counted so far; `failure` says why it could not be read, `excess` which limit a too large one exceeds. */
export const FeedJob = Schema.Struct({
  jobId: JobId,
  status: JobStatus,
  queuedAt: Schema.Number,
  updatedAt: Schema.Number,
  summary: Schema.optionalKey(FeedSummary),
  failure: Schema.optionalKey(FeedFailure),
  place: Schema.optionalKey(FeedPlace),
  excess: Schema.optionalKey(FeedExcess),
  startedBy: Schema.optionalKey(ReadingStarter),
  /** The reading before whose products are shown, until this one is done. */
  shown: Schema.optionalKey(Schema.Struct({ summary: FeedSummary, readAt: Schema.Number })),
})
export type FeedJob = typeof FeedJob.Type

/**
 * A feed with its latest processing; one with a file's name is that file, without an address, and one of a store is read from
 * the linked shop. Spec: entities, feed.
 */
export const Feed = Schema.Struct({
  id: ProductFeedId,
  name: Schema.String,
  productCatalogId: ProductCatalogId,
  url: Schema.String,
  fileName: Schema.optionalKey(Schema.String),
  isOfStore: Schema.optionalKey(Schema.Boolean),
  createdAt: Schema.Number,
  job: Schema.optionalKey(FeedJob),
})
export type Feed = typeof Feed.Type

/** Spec: calls B6. */
export const CreateCatalog = contract("businesses/CreateCatalog", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/ProductCatalogs",
  specification: ["B6"],
  summary: "Create a product catalogue",
  example: { ...exampleProfile, name: "Bread and cakes" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, name: textOf(200) }),
  output: Catalog,
  failures: [InvalidFields, TooManyRequests],
})

/** Oldest first. Spec: calls B7. */
export const ListCatalogs = contract("businesses/ListCatalogs", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/ProductCatalogs",
  specification: ["B7"],
  summary: "List a business profile's product catalogues",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(Catalog),
})

/** Spec: calls B8. */
export const GetCatalog = contract("businesses/GetCatalog", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/ProductCatalogs/:catalogId",
  specification: ["B8"],
  summary: "Get a product catalogue",
  example: { ...exampleProfile, catalogId: 2 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, catalogId: ProductCatalogId }),
  output: Catalog,
  failures: [CatalogNotFound],
})

const ofCatalog = { businessProfileId: BusinessProfileId, catalogId: ProductCatalogId } as const

/** Renames a catalogue. Ours. */
export const RenameCatalog = contract("businesses/RenameCatalog", {
  kind: "command",
  access: "editFeeds",
  route: "PUT /businessProfiles/:businessProfileId/ProductCatalogs/:catalogId",
  summary: "Rename a product catalogue",
  example: { ...exampleProfile, catalogId: 2, name: "Bread and cakes" },
  input: Schema.Struct({ ...ofCatalog, name: textOf(200) }),
  output: Catalog,
  failures: [CatalogNotFound, InvalidFields],
})

/** Removes a catalogue with its feeds and their products. Ours. */
export const RemoveCatalog = contract("businesses/RemoveCatalog", {
  kind: "command",
  access: "editFeeds",
  route: "DELETE /businessProfiles/:businessProfileId/ProductCatalogs/:catalogId",
  summary: "Remove a product catalogue with its feeds",
  description:
    "A catalogue that holds a linked store's feed goes only with the link: CatalogOfStore. While ads show the business's products, a catalogue with products is refused with CatalogAdvertised unless isConfirmed is true; networks are then told that its products are gone.",
  example: { ...exampleProfile, catalogId: 2, isConfirmed: true },
  input: Schema.Struct({ ...ofCatalog, isConfirmed: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Struct({}),
  failures: [CatalogNotFound, CatalogOfStore, CatalogAdvertised],
})

/**
 * Adds a feed to a catalogue, or without one to a new catalogue, which has the feed's name unless it is named; it is read when it
 * is processed. Spec: calls B9; a new catalogue is ours.
 */
export const CreateFeed = contract("businesses/CreateFeed", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/ProductFeeds",
  specification: ["B9"],
  summary: "Add a feed to a product catalogue",
  description:
    "The address of an XML feed (Google RSS 2.0, Atom, vehicle listings), a CSV or TSV file or a Shopify export, packed by gzip or not. It is read when it is processed. Without productCatalogId a new catalogue takes it, named catalogName or like the feed.",
  example: { ...exampleProfile, name: "Daily", productCatalogId: 2, url: "https://rye.example/feed.xml" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: textOf(200),
    productCatalogId: Schema.optionalKey(ProductCatalogId),
    catalogName: Schema.optionalKey(textOf(200)),
    url: textOf(2048),
  }),
  output: Feed,
  failures: [CatalogNotFound, InvalidFields, TooManyRequests],
})

/**
 * Replaces the feed's file of products and queues the reading of the new file. A file that lacks a needed column is
 * refused as a whole, with each missing column under its name. Ours.
 */
export const UploadProducts = contract("businesses/UploadProducts", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/productFile",
  largestBody: pictureBody,
  takesForms: true,
  summary: "Fill a feed with a file of products",
  description:
    "A CSV or TSV file with a header line (or XML, or a Shopify export), of at most 8 MB, as a form's productFile or in base64. It takes the place of the file before and is read in the background like a feed. Columns are known by the names of Google Merchant Center and Meta catalogues. A file without a column that products need is refused with 102: fields names productFile and each missing column. isToBeMapped takes such a file nevertheless, unless products of the file before are taken: its columns can be mapped once it has been read, and until then its products are blocked.",
  example: { ...exampleProfile, productFile: { name: "products.csv", content: "aWQsdGl0bGUK" } },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    productFile: UploadedFile,
    isToBeMapped: Schema.optionalKey(Schema.Boolean),
  }),
  output: Feed,
  failures: [InvalidFields, TooManyRequests],
})

/** A profile's feeds, oldest first, each with its latest processing. Ours. */
export const ListFeeds = contract("businesses/ListFeeds", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/ProductFeeds",
  summary: "List a business profile's feeds with their latest processing",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(Feed),
})

const ofFeed = { businessProfileId: BusinessProfileId, feedId: ProductFeedId } as const

const SentMap = Schema.Struct({ source: textOf(200), target: textOf(60) })

/**
 * Queues the processing of a feed, or answers the job that is already under way. The processing knows columns by their
 * names; `productMaps`, else the kept maps of the feed, else the maps of the processing before name others. Spec: calls B10;
 * entities, feed task.
 */
export const ProcessFeed = contract("businesses/ProcessFeed", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/productFeeds/:feedId/process",
  specification: ["B10"],
  summary: "Process a feed",
  description:
    "Works in the background: get the job until its status is 2 Done or 3 Failed. productMaps name the columns that have names of their own; target is one of the fields of an item. Without any the maps that are kept with the feed's rules count. A feed that is being processed answers the job under way. Feeds are read by one engine, internal, directly from their address: another engine, isDirectTask false and isApiUploadRequired true are refused with 102.",
  example: {
    ...exampleProfile,
    feedId: 4,
    productCatalogId: 2,
    engine: "internal",
    isDirectTask: true,
    isApiUploadRequired: false,
    productMaps: [{ source: "Foto", target: "image_link" }],
  },
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
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/productFeeds/:feedId/process",
  summary: "Get the progress of a feed's processing",
  description:
    "Ask every 3 seconds. summary counts what has been read so far, failure says why a feed could not be read. A feed of more than a million rows, or of too many bytes, is refused while it arrives, before a product is stored: failure is tooLarge then, and excess names the limit and what it allows at most.",
  example: { ...exampleProfile, feedId: 4 },
  input: Schema.Struct(ofFeed),
  output: FeedJob,
  failures: [FeedNotFound, FeedNotProcessed],
})

const fields = Object.fromEntries(feedItemFields.map((field) => [field, Schema.optionalKey(Schema.String)]))

/** A product of a feed by its row, with what is wrong with it; one with an error, or that a rule excludes, is not taken. */
export const FeedProduct = Schema.Struct({
  row: Schema.Int,
  item: Schema.Struct(fields as Record<(typeof feedItemFields)[number], Schema.optionalKey<typeof Schema.String>>),
  issues: Schema.Array(FeedIssue),
  isTaken: Schema.Boolean,
  isExcluded: Schema.optionalKey(Schema.Boolean),
})
export type FeedProduct = typeof FeedProduct.Type

/**
 * The products that the last processing of a feed found, in the feed's order. `severity` limits them to products with
 * such an issue, `issueField` and `issueFix` together to products with just this issue, `search` to products whose code or
 * title matches. Ours.
 */
export const ListFeedItems = contract("businesses/ListFeedItems", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/productFeeds/:feedId/items",
  summary: "List a feed's products with their issues, in the feed's order",
  description:
    "An error leaves the product out, a warning limits where it is shown, a suggestion improves it. fix says what mends it: addValue, shorten, makeUnique, correctFormat, useKnownValue, lowerSalePrice or useCatalogCurrency. issueField and issueFix together limit the list to products with just this issue. isExcluded lists the products that the feed's rules leave out, instead of all others.",
  example: { ...exampleProfile, feedId: 4, severity: "error", limit: 50 },
  input: Schema.Struct({
    ...ofFeed,
    severity: Schema.optionalKey(IssueSeverity),
    issueField: Schema.optionalKey(Schema.Literals(feedItemFields)),
    issueFix: Schema.optionalKey(IssueFix),
    search: Schema.optionalKey(textOf(80)),
    isExcluded: Schema.optionalKey(Schema.Boolean),
    cursor: Schema.optionalKey(textOf(40)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ items: Schema.Array(FeedProduct), nextCursor: Schema.optionalKey(Schema.String) }),
  failures: [FeedNotFound],
})

/** The worker's half: reads the feed and stores its products with their issues. Safe to run again. */
export const RunFeed = contract("businesses/RunFeed", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ ...ofFeed, jobId: JobId }),
  output: Schema.Struct({}),
})
