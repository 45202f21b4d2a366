import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { CatalogNotFound, FeedNotFound, type Shop } from "@domain/businesses"
import { type BusinessProfileId, type JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"
import type { Catalog, Feed, FeedProduct } from "../contract/product-feeds.ts"
import { type FeedKey, type FeedRun, type ProductFile, ProductFeeds } from "../ports/product-feeds.ts"

type OfProfile<A> = A & { readonly businessProfileId: BusinessProfileId }
type KeptItem = FeedProduct & { readonly feedId: ProductFeedId; readonly jobId: JobId }

/** Catalogues, feeds and their products in the in-memory database. */
export const memoryProductFeeds = Layer.effect(
  ProductFeeds,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const catalogs = database.table<ProductCatalogId, OfProfile<Pick<Catalog, "id" | "name" | "createdAt">>>("catalogs")
    const feeds = database.table<ProductFeedId, OfProfile<Omit<Feed, "job" | "fileName" | "isOfStore">>>("feeds")
    const files = database.table<ProductFeedId, ProductFile>("feed-files")
    const runs = database.table<ProductFeedId, FeedRun>("feed-runs")
    const shown = database.table<ProductFeedId, JobId>("shown-feed-runs")
    const items = database.table<string, KeptItem>("feed-items")
    const ofFeeds = ["feed_schedules", "feed_readings", "feed_rules", "feed_samples"].map((name) =>
      database.table<string, { readonly feedId: number }>(name),
    )
    const origins = database.table<ProductFeedId, Shop>("feed-shops")
    const keptOf = (feedId: ProductFeedId) => [...items.entries()].filter(([, item]) => item.feedId === feedId)
    const shownOf = (feedId: ProductFeedId) =>
      keptOf(feedId).flatMap(([, { feedId: _feed, jobId, ...item }]) => (jobId === shown.get(feedId) ? [item] : []))
    const takenOf = (profile: BusinessProfileId) => {
      const own = [...feeds.values()].filter((one) => one.businessProfileId === profile).toSorted((a, b) => a.id - b.id)
      const taken = own.flatMap(({ id }) => shownOf(id).filter(({ isTaken }) => isTaken)).map(({ item }) => item)
      return [...new Map(taken.toReversed().map((item) => [item.id ?? "", item] as const))].toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      )
    }
    const feedOf = ({
      businessProfileId: _profile,
      ...kept
    }: OfProfile<Omit<Feed, "job" | "fileName" | "isOfStore">>): Feed => {
      const fileName = files.get(kept.id)?.name
      const feed = {
        ...kept,
        ...(fileName !== undefined && { fileName }),
        ...(origins.has(kept.id) && { isOfStore: true }),
      }
      const run = runs.get(feed.id)
      if (run === undefined) return feed
      const { productMaps: _maps, ...job } = run
      return { ...feed, job }
    }
    const catalogOf = ({ id, name, createdAt }: Pick<Catalog, "id" | "name" | "createdAt">): Catalog => {
      const own = [...feeds.values()].filter(({ productCatalogId }) => productCatalogId === id)
      const products = own.flatMap((feed) =>
        shownOf(feed.id).flatMap(({ row, item, isTaken }) =>
          isTaken ? [`${feed.id} ${item.item_group_id ?? row}`] : [],
        ),
      )
      return { id, name, createdAt, feeds: own.length, products: new Set(products).size }
    }
    const feed = ({ businessProfileId, feedId }: FeedKey) =>
      Effect.suspend(() => {
        const found = feeds.get(feedId)
        return found?.businessProfileId === businessProfileId
          ? Effect.succeed(feedOf(found))
          : Effect.fail(new FeedNotFound({}))
      })
    const removeWhole = (feedId: ProductFeedId) => {
      for (const [name] of keptOf(feedId)) items.delete(name)
      for (const table of [files, runs, shown, feeds, origins]) table.delete(feedId)
      for (const table of ofFeeds) for (const [name, row] of table) if (row.feedId === feedId) table.delete(name)
    }
    const remove = (feedId: ProductFeedId, isGone: (jobId: JobId) => boolean) =>
      Effect.sync(() => {
        for (const [name, { jobId }] of keptOf(feedId)) if (isGone(jobId)) items.delete(name)
      })
    return {
      addCatalog: (businessProfileId, { name, createdAt }) =>
        Effect.sync(() => {
          const id = ProductCatalogId.make(Math.max(0, ...catalogs.keys()) + 1)
          catalogs.set(id, { id, businessProfileId, name, createdAt })
          return catalogOf({ id, name, createdAt })
        }),
      catalogs: (profile) =>
        Effect.sync(() => [...catalogs.values()].filter((one) => one.businessProfileId === profile).map(catalogOf)),
      catalog: (profile, id) =>
        Effect.suspend(() => {
          const found = catalogs.get(id)
          return found?.businessProfileId === profile
            ? Effect.succeed(catalogOf(found))
            : Effect.fail(new CatalogNotFound({}))
        }),
      renameCatalog: (profile, id, name) =>
        Effect.sync(() => {
          const kept = catalogs.get(id)
          if (kept?.businessProfileId === profile) catalogs.set(id, { ...kept, name })
        }),
      removeCatalog: (profile, id) =>
        Effect.sync(() => void (catalogs.get(id)?.businessProfileId === profile && catalogs.delete(id))),
      removeOfShop: ({ platform, shop }) =>
        Effect.sync(() => {
          for (const [id, origin] of origins) if (origin.platform === platform && origin.shop === shop) removeWhole(id)
        }),
      addFeed: (businessProfileId, added, shop) =>
        Effect.sync(() => {
          const id = ProductFeedId.make(Math.max(0, ...feeds.keys()) + 1)
          if (shop !== undefined) origins.set(id, shop)
          feeds.set(id, { ...added, id, businessProfileId })
          return feedOf({ ...added, id, businessProfileId })
        }),
      feeds: (profile) =>
        Effect.sync(() => [...feeds.values()].filter((one) => one.businessProfileId === profile).map(feedOf)),
      feed,
      feedForChange: feed,
      changeFeed: ({ feedId }, changed) =>
        Effect.sync(() => {
          const kept = feeds.get(feedId)
          if (kept !== undefined) feeds.set(feedId, { ...kept, ...changed })
        }),
      removeFeed: (key) =>
        Effect.map(Effect.option(feed(key)), ({ _tag }) => void (_tag === "Some" && removeWhole(key.feedId))),
      saveFile: ({ feedId }, file) => Effect.sync(() => void files.set(feedId, file)),
      file: (key) =>
        Effect.map(Effect.option(feed(key)), (found) => (found._tag === "Some" ? files.get(key.feedId) : undefined)),
      run: (key) =>
        Effect.map(Effect.option(feed(key)), (found) => (found._tag === "Some" ? runs.get(key.feedId) : undefined)),
      recentRuns: (profiles, limit) =>
        Effect.sync(() =>
          [...runs]
            .flatMap(([feedId, run]) => {
              const businessProfileId = feeds.get(feedId)?.businessProfileId
              if (businessProfileId === undefined || !profiles.includes(businessProfileId)) return []
              return [{ key: { businessProfileId, feedId }, run }]
            })
            .toSorted((a, b) => b.run.updatedAt - a.run.updatedAt)
            .slice(0, limit),
        ),
      saveRun: ({ feedId }, run) => Effect.sync(() => void runs.set(feedId, run)),
      addItems: ({ feedId }, jobId, added) =>
        Effect.sync(() => {
          for (const item of added) items.set(`${feedId}/${jobId}/${item.row}`, { ...item, feedId, jobId })
        }),
      clear: ({ feedId }, jobId) => remove(feedId, (of) => of === jobId),
      changes: ({ feedId }, jobId) =>
        Effect.sync(() => {
          if (!shown.has(feedId)) return undefined
          const firstOfEach = (of: ReadonlyArray<FeedProduct>) =>
            new Map(
              of
                .toSorted((a, b) => b.row - a.row)
                .flatMap((one) =>
                  one.item.id === undefined || one.isExcluded === true ? [] : [[one.item.id, one] as const],
                ),
            )
          const before = firstOfEach(shownOf(feedId))
          const after = firstOfEach(keptOf(feedId).flatMap(([, one]) => (one.jobId === jobId ? [one] : [])))
          const both = [...after].flatMap(([id, now]) => {
            const former = before.get(id)
            return former === undefined ? [] : [{ former, now }]
          })
          return {
            added: after.size - both.length,
            removed: before.size - both.length,
            repriced: both.filter(
              ({ former, now }) =>
                former.item.price !== now.item.price || former.item.sale_price !== now.item.sale_price,
            ).length,
            blocked: both.filter(({ former, now }) => former.isTaken && !now.isTaken).length,
            mended: both.filter(({ former, now }) => !former.isTaken && now.isTaken).length,
          }
        }),
      show: ({ feedId }, jobId) =>
        Effect.andThen(
          Effect.sync(() => void shown.set(feedId, jobId)),
          remove(feedId, (of) => of !== jobId),
        ),
      replaceGroup: ({ feedId }, group, added) =>
        Effect.sync(() => {
          const jobId = shown.get(feedId)
          if (jobId === undefined) return []
          const ofFeed = keptOf(feedId).filter(([, one]) => one.jobId === jobId)
          const removed = ofFeed.filter(([, { item }]) => item.item_group_id === group)
          for (const [name] of removed) items.delete(name)
          const last = Math.max(0, ...ofFeed.map(([, { row }]) => row))
          for (const [index, item] of added.entries()) {
            const row = removed[index]?.[1].row ?? last + index + 1
            items.set(`${feedId}/${jobId}/${row}`, { ...item, row, feedId, jobId })
          }
          return removed.map(([, { feedId: _feed, jobId: _job, ...product }]) => product)
        }),
      takenByCode: (profile, codes) =>
        Effect.sync(() => takenOf(profile).flatMap(([code, item]) => (codes.includes(code) ? [item] : []))),
      takenAfter: (profile, after, limit) =>
        Effect.sync(() =>
          takenOf(profile)
            .flatMap(([code, item]) => (code > after ? [item] : []))
            .slice(0, limit),
        ),
      items: (key, { severity, issue: wantedIssue, search = "", isExcluded = false, after, limit }) =>
        Effect.map(Effect.option(feed(key)), (found) => {
          const wanted = search.trim().toLowerCase()
          if (found._tag === "None") return []
          return shownOf(key.feedId)
            .filter(
              ({ row, item, issues, isExcluded: isOut = false }) =>
                row > after &&
                isOut === isExcluded &&
                (severity === undefined || issues.some((issue) => issue.severity === severity)) &&
                (wantedIssue === undefined ||
                  issues.some(({ field, fix }) => field === wantedIssue.field && fix === wantedIssue.fix)) &&
                `${item.id ?? ""}\n${item.title ?? ""}`.toLowerCase().includes(wanted),
            )
            .toSorted((a, b) => a.row - b.row)
            .slice(0, limit)
        }),
    }
  }),
)
