import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { Catalog, Feed, FeedJob, FeedProduct } from "@application/businesses/contract"
import { type FeedKey, type FeedRun, type ProductFile, ProductFeeds } from "@application/businesses/ports"
import { CatalogNotFound, type CheckedItem, FeedNotFound, ProductMap } from "@domain/businesses"
import { BusinessProfileId, type JobId, type ProductCatalogId, ProductFeedId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"
import { excludedMark as excluded, feedChanges } from "./feed-changes.ts"
import { escapedLike } from "../escaped-like.ts"

const Run = Schema.Struct({ ...FeedJob.fields, productMaps: Schema.Array(ProductMap) })
const catalogOf = decodedRow(Catalog)
const feedOf = decodedRow(Feed)
const runOf = decodedRow(Run)
const Key = Schema.Struct({ businessProfileId: BusinessProfileId, feedId: ProductFeedId })
const keyedRunOf = decodedRow(Schema.Struct({ key: Key, run: Run }))
const decodedProduct = decodedRow(FeedProduct)
const productOf = (row: object) => decodedProduct(withoutNulls(row))
const itemOf = decodedRow(FeedProduct.fields.item)
const encodedRun = Schema.encodeSync(Run)
const noSeverities: ReadonlyArray<string> = []

const severitiesOf = ({ issues, isExcluded }: CheckedItem): ReadonlyArray<string> => {
  if (isExcluded === true) return [excluded]
  return issues.length === 0 ? noSeverities : [...new Set(issues.map(({ severity }) => severity))]
}

/** A product as its row's values. */
const addedOf = (checked: CheckedItem) => {
  const { row, item, issues, isTaken } = checked
  return { row, severities: severitiesOf(checked), isTaken, item, issues }
}

/**
 * Catalogues and feeds. Each processing of a feed keeps products of its own; reads return the products of the
 * processing that is shown.
 */
export const postgresProductFeeds = Layer.effect(
  ProductFeeds,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const catalogs = (profile: BusinessProfileId, id: ProductCatalogId | null) =>
      orDatabaseDefect(
        sql<object>`select catalog.id, catalog.name, catalog.created_at as "createdAt",
            (select count(*) from product_feeds feed where feed.business_profile_id = catalog.business_profile_id
              and feed.product_catalog_id = catalog.id) as feeds,
            (select count(distinct (feed.id, item.item ->> 'item_group_id',
                case when item.item ->> 'item_group_id' is null then item.row end)) from product_feeds feed
              join feed_runs run on run.business_profile_id = feed.business_profile_id and run.feed_id = feed.id
              join feed_items item on item.business_profile_id = feed.business_profile_id and item.feed_id = feed.id
                and item.job_id = run.shown_job_id and item.is_taken
              where feed.business_profile_id = catalog.business_profile_id and feed.product_catalog_id = catalog.id
            ) as products
          from product_catalogs catalog
          where business_profile_id = ${profile} and (${id}::bigint is null or id = ${id}) order by id`,
      ).pipe(Effect.flatMap(Effect.forEach(catalogOf)))
    const feedColumns =
      sql.literal(`feed.id, feed.name, feed.url, feed.product_catalog_id as "productCatalogId", file.name as "fileName",
      case when feed.shop is not null then true end as "isOfStore", feed.created_at as "createdAt", run.document - 'productMaps' as job`)
    const withRun = sql.literal(`from product_feeds feed left join feed_runs run
      on run.business_profile_id = feed.business_profile_id and run.feed_id = feed.id
      left join feed_files file on file.business_profile_id = feed.business_profile_id and file.feed_id = feed.id`)
    const feed = Effect.fnUntraced(function* ({ businessProfileId, feedId }: FeedKey, lock: string) {
      const [row] = yield* orDatabaseDefect(
        sql<object>`select ${feedColumns} ${withRun}
          where feed.business_profile_id = ${businessProfileId} and feed.id = ${feedId} ${sql.literal(lock)}`,
      )
      return row === undefined ? yield* new FeedNotFound({}) : yield* feedOf(withoutNulls(row))
    })
    const remove = ({ businessProfileId, feedId }: FeedKey, jobId: JobId, isKept: boolean) =>
      orDatabaseDefect(
        sql`delete from feed_items where business_profile_id = ${businessProfileId} and feed_id = ${feedId}
          and (job_id = ${jobId}) <> ${isKept}`,
      ).pipe(Effect.asVoid)
    const removeWhole = (which: Statement.Fragment) =>
      Effect.gen(function* () {
        const ofFeeds = sql`(business_profile_id, feed_id) in (select business_profile_id, id from product_feeds
          where ${which})`
        // Nobody reads or changes a feed whose rows are being deleted.
        yield* sql`select id from product_feeds where ${which} order by id for update`
        for (const table of [
          "feed_items",
          "feed_files",
          "feed_runs",
          "feed_schedules",
          "feed_readings",
          "feed_rules",
          "feed_samples",
        ])
          yield* sql`delete from ${sql(table)} where ${ofFeeds}`
        yield* sql`delete from product_feeds where ${which}`
      }).pipe(sql.withTransaction, orDatabaseDefect, Effect.asVoid)
    const addItems: ProductFeeds["Service"]["addItems"] = ({ businessProfileId, feedId }, jobId, items) =>
      orDatabaseDefect(
        sql`insert into feed_items
              (business_profile_id, feed_id, job_id, row, severities, is_taken, sought, item, issues)
            select ${businessProfileId}, ${feedId}, ${jobId}, added.row, added.severities, added."isTaken",
              concat(added.item ->> 'id', chr(10), added.item ->> 'title'),
              added.item, added.issues
            from jsonb_to_recordset(${JSON.stringify(items.map(addedOf))}::jsonb) as added (row int, severities text[], "isTaken" boolean, item jsonb, issues jsonb)`,
      ).pipe(Effect.asVoid)
    const itemCode = sql.literal(`((item.item ->> 'id') collate "C")`)
    const taken = (profile: BusinessProfileId) => sql`select distinct on (${itemCode}) item.item
      from feed_runs run join feed_items item on item.business_profile_id = run.business_profile_id
        and item.feed_id = run.feed_id and item.job_id = run.shown_job_id
      where run.business_profile_id = ${profile} and item.is_taken`
    const itemsOf = Effect.flatMap(Effect.forEach((row: { readonly item: unknown }) => itemOf(row.item)))
    return {
      addCatalog: (profile, { name, createdAt }) =>
        orDatabaseDefect(
          sql<object>`insert into product_catalogs (business_profile_id, name, created_at)
            values (${profile}, ${name}, ${createdAt})
            returning id, name, created_at as "createdAt", 0 as feeds, 0 as products`,
        ).pipe(Effect.flatMap(([row]) => catalogOf(row))),
      catalogs: (profile) => catalogs(profile, null),
      catalog: Effect.fnUntraced(function* (profile, id) {
        const [catalog] = yield* catalogs(profile, id)
        return catalog ?? (yield* new CatalogNotFound({}))
      }),
      renameCatalog: (profile, id, name) =>
        orDatabaseDefect(
          sql`update product_catalogs set name = ${name} where business_profile_id = ${profile} and id = ${id}`,
        ).pipe(Effect.asVoid),
      removeCatalog: (profile, id) =>
        orDatabaseDefect(sql`delete from product_catalogs where business_profile_id = ${profile} and id = ${id}`).pipe(
          Effect.asVoid,
        ),
      removeOfShop: ({ platform, shop }) => removeWhole(sql`shop_platform = ${platform} and shop = ${shop}`),
      addFeed: (profile, { name, url, productCatalogId, createdAt }, shop) =>
        orDatabaseDefect(
          sql<object>`insert into product_feeds
              (business_profile_id, product_catalog_id, name, url, created_at, shop_platform, shop)
            values (${profile}, ${productCatalogId}, ${name}, ${url}, ${createdAt}, ${shop?.platform ?? null},
              ${shop?.shop ?? null})
            returning id, name, url, product_catalog_id as "productCatalogId",
              case when shop is not null then true end as "isOfStore", created_at as "createdAt"`,
        ).pipe(Effect.flatMap(([row]) => feedOf(withoutNulls(row ?? {})))),
      feeds: (profile) =>
        orDatabaseDefect(
          sql<object>`select ${feedColumns} ${withRun} where feed.business_profile_id = ${profile} order by feed.id`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => feedOf(withoutNulls(row))))),
      feed: (key) => feed(key, ""),
      feedForChange: (key) => feed(key, "for update of feed"),
      changeFeed: ({ businessProfileId, feedId }, { name, url }) =>
        orDatabaseDefect(
          sql`update product_feeds set name = ${name}, url = ${url}
            where business_profile_id = ${businessProfileId} and id = ${feedId}`,
        ).pipe(Effect.asVoid),
      removeFeed: ({ businessProfileId, feedId }) =>
        removeWhole(sql`business_profile_id = ${businessProfileId} and id = ${feedId}`),
      saveFile: ({ businessProfileId, feedId }, { name, content }) =>
        orDatabaseDefect(
          sql`insert into feed_files (business_profile_id, feed_id, name, content)
            values (${businessProfileId}, ${feedId}, ${name}, ${Buffer.from(content)})
            on conflict (business_profile_id, feed_id) do update set name = excluded.name, content = excluded.content`,
        ).pipe(Effect.asVoid),
      file: Effect.fnUntraced(function* ({ businessProfileId, feedId }) {
        const [file] = yield* orDatabaseDefect(
          sql<ProductFile>`select name, content from feed_files
            where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
        )
        return file
      }),
      run: Effect.fnUntraced(function* ({ businessProfileId, feedId }) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly document: unknown }>`select document from feed_runs
            where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
        )
        return row === undefined ? undefined : ((yield* runOf(row.document)) satisfies FeedRun)
      }),
      recentRuns: Effect.fnUntraced(function* (profiles, limit) {
        if (profiles.length === 0) return []
        const rows = yield* orDatabaseDefect(
          sql<object>`select json_build_object('businessProfileId', business_profile_id, 'feedId', feed_id) as key,
              document as run
            from feed_runs where ${sql.in("business_profile_id", profiles)}
            order by (document ->> 'updatedAt')::bigint desc limit ${limit}`,
        )
        return yield* Effect.forEach(rows, keyedRunOf)
      }),
      saveRun: ({ businessProfileId, feedId }, run) =>
        orDatabaseDefect(
          sql`insert into feed_runs (business_profile_id, feed_id, document)
            values (${businessProfileId}, ${feedId}, ${JSON.stringify(encodedRun(run))}::jsonb)
            on conflict (business_profile_id, feed_id) do update set document = excluded.document`,
        ).pipe(Effect.asVoid),
      addItems,
      clear: (key, jobId) => remove(key, jobId, false),
      changes: feedChanges(sql),
      show: ({ businessProfileId, feedId }, jobId) =>
        Effect.andThen(
          orDatabaseDefect(
            sql`update feed_runs set shown_job_id = ${jobId}
              where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
          ),
          remove({ businessProfileId, feedId }, jobId, true),
        ),
      replaceGroup: Effect.fnUntraced(function* ({ businessProfileId, feedId }, group, items) {
        const ofShown = sql`business_profile_id = ${businessProfileId} and feed_id = ${feedId} and job_id =
          (select shown_job_id from feed_runs where business_profile_id = ${businessProfileId} and feed_id = ${feedId})`
        const removed = yield* orDatabaseDefect(
          sql<object>`delete from feed_items where ${ofShown} and item ->> 'item_group_id' = ${group}
            returning row, item, issues, is_taken as "isTaken",
              case when ${excluded} = any(severities) then true end as "isExcluded"`,
        ).pipe(Effect.flatMap(Effect.forEach(productOf)))
        const [shown] = yield* orDatabaseDefect(
          sql<{ readonly jobId: JobId | null; readonly last: number }>`select shown_job_id as "jobId",
              (select coalesce(max(row), 0) from feed_items where ${ofShown}) as last
            from feed_runs where business_profile_id = ${businessProfileId} and feed_id = ${feedId}`,
        )
        if (shown === undefined || shown.jobId === null) return []
        const rows = removed.map(({ row }) => row).toSorted((one, other) => one - other)
        const last = Math.max(Number(shown.last), ...rows)
        yield* addItems(
          { businessProfileId, feedId },
          shown.jobId,
          items.map((item, index) => ({ ...item, row: rows[index] ?? last + index + 1 })),
        )
        return removed
      }),
      takenByCode: (profile, codes) =>
        orDatabaseDefect(
          sql<{ readonly item: unknown }>`${taken(profile)} and ${itemCode} = any(${codes})
            order by ${itemCode}, item.feed_id`,
        ).pipe(itemsOf),
      takenAfter: (profile, code, limit) =>
        orDatabaseDefect(
          sql<{ readonly item: unknown }>`${taken(profile)} and ${itemCode} > ${code}
            order by ${itemCode}, item.feed_id limit ${limit}`,
        ).pipe(itemsOf),
      items: (
        { businessProfileId, feedId },
        { severity = null, issue, search = "", isExcluded = false, after, limit },
      ) =>
        orDatabaseDefect(
          sql<object>`select item.row, item.item, item.issues, item.is_taken as "isTaken",
              case when ${excluded} = any(item.severities) then true end as "isExcluded"
            from feed_runs run join feed_items item on item.business_profile_id = run.business_profile_id
              and item.feed_id = run.feed_id and item.job_id = run.shown_job_id
            where run.business_profile_id = ${businessProfileId} and run.feed_id = ${feedId} and item.row > ${after}
              and (${severity}::text is null or ${severity}::text = any(item.severities))
              and (${excluded} = any(item.severities)) = ${isExcluded}
              and (${issue === undefined}::boolean or item.issues @> ${JSON.stringify([issue])}::jsonb)
              and item.sought ilike ${`%${escapedLike(search.trim())}%`}
            order by item.row limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach(productOf))),
    }
  }),
)
