import { Clock, Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { handler } from "@application/kernel"
import {
  checkProductFile,
  type FeedItemField,
  type FeedRules,
  mayMapLater,
  missingColumns,
  noFeedRules,
} from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { type Feed, UploadProducts } from "../contract/product-feeds.ts"
import { BusinessProfileRepository, type FeedNotRead, FeedSource, ProductFeeds } from "../ports/index.ts"
import { isUnderWay } from "./feed-readings.ts"
import { decidedFor } from "./feed-rules.ts"
import { processFeed } from "./product-feeds.ts"

/** Where a file is broken, as numbers under names of their own. */
const placeFields = ({ place }: FeedNotRead) =>
  place === undefined
    ? {}
    : {
        productFileLine: [String(place.line)],
        ...(place.column !== undefined && { productFileColumn: [String(place.column)] }),
      }

const refused = (key: string, missing: ReadonlyArray<FeedItemField> = []) =>
  new InvalidFields({
    fields: { productFile: [key], ...Object.fromEntries(missing.map((field) => [field, ["validation.required"]])) },
  })

/** The file's bytes, once its first row shows that it is a list of products. */
const checkedFile = Effect.fnUntraced(function* (content: string, decided: FeedRules, isToBeMapped: boolean) {
  const decoded = Base64.decode(content.replace(/^data:[^,]*,/, ""))
  if (Result.isFailure(decoded)) return yield* refused("businesses.feed.fileUnreadable")
  const checked = checkProductFile(decoded.success)
  if (Result.isFailure(checked)) return yield* refused(checked.failure.key)
  const source = yield* FeedSource
  const row = yield* Effect.mapError(
    source.firstRow(checked.success),
    (unread) =>
      new InvalidFields({ fields: { productFile: ["businesses.feed.fileUnreadable"], ...placeFields(unread) } }),
  )
  if (row === undefined) return yield* refused("businesses.feed.fileWithoutRows")
  const missing = isToBeMapped ? [] : missingColumns(Object.keys(row), decided)
  return missing.length > 0 ? yield* refused("businesses.feed.columnsMissing", missing) : checked.success
})

const knownFileFeed = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const feeds = yield* (yield* ProductFeeds).feeds(profile)
  return feeds.find((feed) => feed.fileName !== undefined)
})

/** What is kept about the reading of the file that was there before, and whether products of it are taken. */
const fileBefore = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const known = yield* knownFileFeed(businessProfileId)
  if (known === undefined) return { decided: noFeedRules, hasProducts: false }
  const decided = yield* decidedFor({ businessProfileId, feedId: known.id }, [])
  return { decided, hasProducts: !mayMapLater(known.job) }
})

/** The business's feed of a file, or a new one in its first catalogue. */
const fileFeed = Effect.fnUntraced(function* (profile: BusinessProfileId, fileName: string) {
  const feeds = yield* ProductFeeds
  const known = yield* knownFileFeed(profile)
  if (known !== undefined) return known
  const createdAt = yield* Clock.currentTimeMillis
  const name = cutText(fileName.replace(/\.[^.]*$/, ""), 200) || fileName
  const [first] = yield* feeds.catalogs(profile)
  const catalog = first ?? (yield* feeds.addCatalog(profile, { name, createdAt }))
  const feed: Feed = yield* feeds.addFeed(profile, { name, url: "", productCatalogId: catalog.id, createdAt })
  return feed
})

/** The business is held, so that two files at once do not make two feeds. */
export const uploadProducts = handler(
  UploadProducts,
  Effect.fnUntraced(function* ({ businessProfileId, productFile: { name, content }, isToBeMapped = false }) {
    const { decided, hasProducts } = yield* fileBefore(businessProfileId)
    // Advertised products would be blocked until the columns are mapped.
    const bytes = yield* checkedFile(content, decided, isToBeMapped && !hasProducts)
    yield* Effect.orDie((yield* BusinessProfileRepository).forChange(businessProfileId))
    const feeds = yield* ProductFeeds
    const { id: feedId, job } = yield* fileFeed(businessProfileId, name)
    if (job !== undefined && isUnderWay(job, yield* Clock.currentTimeMillis))
      return yield* refused("businesses.feed.beingRead")
    const key = { businessProfileId, feedId }
    yield* feeds.saveFile(key, { name, content: bytes })
    yield* processFeed.handle(key).pipe(Effect.catchTags({ FeedNotFound: Effect.die, CatalogNotFound: Effect.die }))
    return yield* Effect.orDie(feeds.feed(key))
  }),
)
