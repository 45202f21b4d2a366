import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { StoreAttempt } from "@domain/businesses"
import { BusinessProfileId } from "@domain/kernel"
import { type StoreLink, StoreLinks } from "../ports/store-links.ts"

/** Stores in the in-memory database. */
export const memoryStoreLinks = Layer.effect(
  StoreLinks,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const links = database.table<BusinessProfileId, StoreLink>("store_links")
    const attempts = database.table<BusinessProfileId, StoreAttempt>("store_attempts")
    const keys = database.table<
      BusinessProfileId,
      { readonly attemptKey: string | undefined; readonly sealedKeys: string | undefined }
    >("store_keys")
    return {
      of: (profile) => Effect.sync(() => Option.fromNullishOr(links.get(profile))),
      ofFeed: ({ businessProfileId, feedId }) =>
        Effect.sync(() =>
          Option.filter(Option.fromNullishOr(links.get(businessProfileId)), (link) => link.feedId === feedId),
        ),
      byNoticeKey: (noticeKey) =>
        Effect.sync(() => {
          const found = [...links].find(([, link]) => link.noticeKey === noticeKey)
          return Option.map(Option.fromNullishOr(found), ([businessProfileId, link]) => ({
            ...link,
            businessProfileId,
          }))
        }),
      keep: (profile, link) =>
        Effect.sync(() => {
          const other = [...links].find(
            ([owner, { platform, shop }]) => owner !== profile && platform === link.platform && shop === link.shop,
          )
          if (other !== undefined && other[1].lostAt === undefined) return false
          if (other !== undefined) links.delete(other[0])
          links.set(profile, link)
          return true
        }),
      forChange: (profile) => Effect.sync(() => Option.fromNullishOr(links.get(profile))),
      reseal: (profile, sealedAccess) =>
        Effect.sync(() => {
          const link = links.get(profile)
          if (link !== undefined) links.set(profile, { ...link, sealedAccess })
        }),
      lose: (profile, lostAt) =>
        Effect.sync(() => {
          const link = links.get(profile)
          if (link !== undefined) links.set(profile, { lostAt, ...link })
        }),
      end: (profile) => Effect.sync(() => void links.delete(profile)),
      attempt: (profile) => Effect.sync(() => Option.fromNullishOr(attempts.get(profile))),
      ownerOf: ({ platform, shop }) =>
        Effect.sync(() => [...links].find(([, link]) => link.platform === platform && link.shop === shop)?.[0]),
      noteAttempt: (profile, attempt, attemptKey) =>
        Effect.sync(() => {
          attempts.set(profile, attempt)
          keys.set(profile, { attemptKey, sealedKeys: undefined })
        }),
      keepKeys: (profile, attemptKey, sealedKeys) =>
        Effect.sync(() => {
          const waiting = keys.get(profile)
          if (waiting?.attemptKey !== attemptKey || waiting.sealedKeys !== undefined) return false
          keys.set(profile, { attemptKey, sealedKeys })
          return true
        }),
      takeKeys: (profile, attemptKey) =>
        Effect.sync(() => {
          const waiting = keys.get(profile)
          if (waiting?.attemptKey !== attemptKey || waiting.sealedKeys === undefined) return Option.none()
          keys.delete(profile)
          return Option.some(waiting.sealedKeys)
        }),
      endAttempt: (profile) =>
        Effect.sync(() => {
          attempts.delete(profile)
          keys.delete(profile)
        }),
      linkedAfter: (profile, limit) =>
        Effect.sync(() =>
          [...links]
            .flatMap(([owner, { lostAt }]) => (owner > profile && lostAt === undefined ? [owner] : []))
            .toSorted((one, other) => one - other)
            .slice(0, limit),
        ),
    }
  }),
)
