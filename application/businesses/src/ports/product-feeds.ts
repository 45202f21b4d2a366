import { Context, type Effect } from "effect"
import type {
  CatalogNotFound,
  CheckedItem,
  FeedIssue,
  FeedItem,
  FeedNotFound,
  IssueSeverity,
  ProductMap,
  ReadingChanges,
  Shop,
} from "@domain/businesses"
import type { BusinessProfileId, JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"
import type { Catalog, Feed, FeedJob, FeedProduct } from "../contract/product-feeds.ts"

/** The latest processing of a feed, with how its columns are mapped. */
export interface FeedRun extends FeedJob {
  readonly productMaps: ReadonlyArray<ProductMap>
}

export interface FeedItemQuery {
  readonly severity?: IssueSeverity
  /** What the products have to have just so. */
  readonly issue?: Pick<FeedIssue, "field" | "fix">
  /** Matched anywhere in the code or title, whatever the case. */
  readonly search?: string
  /** Only products that a rule leaves out; without it all others. */
  readonly isExcluded?: boolean
  /** Only later rows. */
  readonly after: number
  readonly limit: number
}

/** A file that its owner filled a feed with. */
export interface ProductFile {
  readonly name: string
  readonly content: Uint8Array
}

/** A feed of a profile. */
export interface FeedKey {
  readonly businessProfileId: BusinessProfileId
  readonly feedId: ProductFeedId
}

/** Catalogues, feeds, and the products that processing found. */
export class ProductFeeds extends Context.Service<
  ProductFeeds,
  {
    readonly addCatalog: (
      profile: BusinessProfileId,
      catalog: Pick<Catalog, "name" | "createdAt">,
    ) => Effect.Effect<Catalog>
    readonly catalogs: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<Catalog>>
    readonly catalog: (profile: BusinessProfileId, id: ProductCatalogId) => Effect.Effect<Catalog, CatalogNotFound>
    readonly renameCatalog: (profile: BusinessProfileId, id: ProductCatalogId, name: string) => Effect.Effect<void>
    /** Deletes a catalogue whose feeds are gone. */
    readonly removeCatalog: (profile: BusinessProfileId, id: ProductCatalogId) => Effect.Effect<void>
    /** A feed of a linked store says which shop it is read from. */
    readonly addFeed: (
      profile: BusinessProfileId,
      feed: Omit<Feed, "id" | "job" | "fileName" | "isOfStore">,
      shop?: Shop,
    ) => Effect.Effect<Feed>
    /** Deletes every feed that was read from a shop, with its products, whosever it is. */
    readonly removeOfShop: (shop: Shop) => Effect.Effect<void>
    readonly feeds: (profile: BusinessProfileId) => Effect.Effect<ReadonlyArray<Feed>>
    readonly feed: (key: FeedKey) => Effect.Effect<Feed, FeedNotFound>
    /** Same as `feed`; also locks the feed, so that nobody else begins its processing before this transaction ends. */
    readonly feedForChange: (key: FeedKey) => Effect.Effect<Feed, FeedNotFound>
    readonly changeFeed: (key: FeedKey, feed: Pick<Feed, "name" | "url">) => Effect.Effect<void>
    /** Deletes a feed with its products, file and processing. */
    readonly removeFeed: (key: FeedKey) => Effect.Effect<void>
    /** Replaces the file that filled a feed so far. */
    readonly saveFile: (key: FeedKey, file: ProductFile) => Effect.Effect<void>
    readonly file: (key: FeedKey) => Effect.Effect<ProductFile | undefined>
    /** The latest processing with its column maps. */
    readonly run: (key: FeedKey) => Effect.Effect<FeedRun | undefined>
    /** The latest processing of each feed of these profiles, latest progress first. */
    readonly recentRuns: (
      businessProfileIds: ReadonlyArray<BusinessProfileId>,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<{ readonly key: FeedKey; readonly run: FeedRun }>>
    /** Adds or replaces the latest processing. */
    readonly saveRun: (key: FeedKey, run: FeedRun) => Effect.Effect<void>
    /** Adds products that a processing found. */
    readonly addItems: (key: FeedKey, jobId: JobId, items: ReadonlyArray<CheckedItem>) => Effect.Effect<void>
    /** Deletes what one processing found, to begin it again. */
    readonly clear: (key: FeedKey, jobId: JobId) => Effect.Effect<void>
    /** How what one processing found differs from what is shown, by code; undefined where nothing is shown. */
    readonly changes: (key: FeedKey, jobId: JobId) => Effect.Effect<ReadingChanges | undefined>
    /** Shows what one processing found and deletes what earlier ones did. */
    readonly show: (key: FeedKey, jobId: JobId) => Effect.Effect<void>
    /**
     * Replaces the products of one group that the shown processing found, and returns the replaced products. The feed's
     * summary follows.
     */
    readonly replaceGroup: (
      key: FeedKey,
      group: string,
      items: ReadonlyArray<Omit<CheckedItem, "row">>,
    ) => Effect.Effect<ReadonlyArray<FeedProduct>>
    /** The products with these codes that a shown feed holds and takes, each once. */
    readonly takenByCode: (
      profile: BusinessProfileId,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<ReadonlyArray<FeedItem>>
    /** The products that shown feeds hold and take, each once, by their codes; only those after a code. */
    readonly takenAfter: (
      profile: BusinessProfileId,
      code: string,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<FeedItem>>
    /** The shown products in the feed's order. */
    readonly items: (key: FeedKey, query: FeedItemQuery) => Effect.Effect<ReadonlyArray<FeedProduct>>
  }
>()("businesses/ProductFeeds") {}
