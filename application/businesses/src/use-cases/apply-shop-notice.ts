import { Clock, Effect, Option, Result } from "effect"
import { JobQueue, UnitOfWork, handler } from "@application/kernel"
import { FeedReader, type RawRow, summaryAfter } from "@domain/businesses"
import { isJobOver } from "@domain/channels"
import { ApplyShopNotice } from "../contract/stores.ts"
import { ProductFeeds, StoreConnections, StoreLinks } from "../ports/index.ts"
import type { OwnedStoreLink } from "../ports/store-links.ts"
import { decidedFor, feedFactsOf } from "./feed-rules.ts"
import { noteLost, workingAccess } from "./store-access.ts"

/** When a change is looked at again that came while the whole store was being read. */
const againSeconds = 30

const applyProduct = Effect.fnUntraced(function* (
  link: OwnedStoreLink,
  productId: string,
  rows: ReadonlyArray<RawRow>,
) {
  const { businessProfileId, feedId, noticeKey } = link
  const key = { businessProfileId, feedId }
  const feeds = yield* ProductFeeds
  yield* Effect.orDie(feeds.feedForChange(key))
  const run = yield* feeds.run(key)
  if (run !== undefined && !isJobOver(run.status))
    return yield* (yield* JobQueue).later(
      ApplyShopNotice,
      { noticeKey, productId },
      { singletonKey: `${noticeKey}:${productId}`, startAfterSeconds: againSeconds },
    )
  if (run?.summary === undefined) return
  const { currency, storeDomain } = yield* feedFactsOf(businessProfileId)
  const { productMaps, rules } = yield* decidedFor(key, run.productMaps)
  const reader = new FeedReader(productMaps, currency, storeDomain, rules)
  const added = [...rows.flatMap((row) => reader.read(row)), ...reader.end()]
  const removed = yield* feeds.replaceGroup(key, productId, added)
  const summary = summaryAfter(run.summary, removed, added, currency)
  yield* feeds.saveRun(key, { ...run, summary, updatedAt: yield* Clock.currentTimeMillis })
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
