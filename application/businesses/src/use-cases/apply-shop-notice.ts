import { Clock, Effect, Option, Result } from "effect"
import { JobQueue, UnitOfWork, handler } from "@application/kernel"
import { changesGroups, FeedReader, type RawRow, summaryAfter } from "@domain/businesses"
import { isJobOver } from "@domain/channels"
import { ApplyShopNotice } from "../contract/stores.ts"
import { ProductAds, ProductFeeds, StoreConnections, StoreLinks } from "../ports/index.ts"
import type { OwnedStoreLink } from "../ports/store-links.ts"
import { startReading } from "./feed-readings.ts"
import { decidedFor, feedFactsOf } from "./feed-rules.ts"
import { noteLost, workingAccess } from "./store-access.ts"

/** When a change is looked at again that came while the whole store was being read. */
const againSeconds = 30

/** How long after a reading the whole store is read for a change whose product rules keep from being found. */
const wholeAgainSeconds = 900

const applyProduct = Effect.fnUntraced(function* (
  link: OwnedStoreLink,
  productId: string,
  rows: ReadonlyArray<RawRow>,
) {
  const { businessProfileId, feedId, noticeKey } = link
  const key = { businessProfileId, feedId }
  const feeds = yield* ProductFeeds
  const { later: queueLater } = yield* JobQueue
  const later = (startAfterSeconds: number) =>
    queueLater(
      ApplyShopNotice,
      { noticeKey, productId },
      { singletonKey: `${noticeKey}:${productId}`, startAfterSeconds },
    )
  yield* Effect.orDie(feeds.feedForChange(key))
  const run = yield* feeds.run(key)
  if (run !== undefined && !isJobOver(run.status)) return yield* later(againSeconds)
  // A reading that failed counted what is not shown.
  const shown = run?.status === "Done" ? run.summary : run?.shown?.summary
  if (run === undefined || shown === undefined) return
  const now = yield* Clock.currentTimeMillis
  const { currency, storeDomain } = yield* feedFactsOf(businessProfileId)
  const decided = yield* decidedFor(key, run.productMaps)
  const { productMaps, rules } = decided
  if (changesGroups(decided)) {
    const waitSeconds = Math.ceil((run.updatedAt - now) / 1_000) + wholeAgainSeconds
    if (waitSeconds > 0) return yield* later(waitSeconds)
    const { productMaps: asked } = run
    return void (yield* startReading(key, run, { productMaps: asked, startedBy: { kind: "Store" } }))
  }
  const reader = new FeedReader(productMaps, currency, storeDomain, rules)
  const added = [...rows.flatMap((row) => reader.read(row)), ...reader.end()]
  const removed = yield* feeds.replaceGroup(key, productId, added)
  yield* (yield* ProductAds).productsChanged(businessProfileId)
  const summary = summaryAfter(shown, removed, added, currency)
  yield* feeds.saveRun(key, {
    ...run,
    ...(run.shown === undefined ? { summary, updatedAt: now } : { shown: { ...run.shown, summary } }),
  })
})

/** A message is a hint: what the shop says when it is asked counts, so that repeated and late ones do no harm. */
export const applyShopNotice = handler(
  ApplyShopNotice,
  Effect.fnUntraced(function* ({ noticeKey, productId }) {
    const link = Option.getOrUndefined(yield* (yield* StoreLinks).byNoticeKey(noticeKey))
    if (link === undefined || link.lostAt !== undefined) return {}
    const connections = yield* StoreConnections
    let used: string | undefined
    const asked = Effect.flatMap(workingAccess(link.businessProfileId), ({ access, sealedAccess }) => {
      used = sealedAccess
      return productId === undefined ? Effect.as(connections.facts(access), []) : connections.product(access, productId)
    })
    const answer = yield* Effect.result(asked)
    if (Result.isFailure(answer)) {
      const isLost = yield* noteLost(link.businessProfileId, answer.failure, used)
      // The worker tries again what another time may work.
      return isLost ? {} : yield* Effect.die(answer.failure)
    }
    const { transact } = yield* UnitOfWork
    if (productId !== undefined) yield* transact(applyProduct(link, productId, answer.success))
    return {}
  }),
)
