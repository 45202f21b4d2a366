import { Clock, Effect, Option, Result } from "effect"
import { CurrentRequest, Ids, needsService, RateLimits, handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { shopOf, StoreNotLinked, storePlatforms, type StoreRefusal } from "@domain/businesses"
import { invalidFields, TooManyRequests } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { BeginStoreLink, FinishStoreLink, UnlinkStore } from "../contract/stores.ts"
import { StoreConnections, StoreLinks } from "../ports/index.ts"
import { linkStore } from "./link-store.ts"
import { signedIn } from "./new-profile.ts"
import { handedKeys } from "./shop-messages.ts"
import { openState, refusalOf, sealState, workingAccess } from "./store-access.ts"

/** Shops that one business may try to link in an hour. */
const attempts = { limit: 30, perMs: 3_600_000 } as const

const countAttempt = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `store-links:${profile}`,
    attempts.limit,
    attempts.perMs,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** Only a path of our own is returned to. */
const ownPath = (path: string | undefined) =>
  path !== undefined && /^\/(?![/\\])/.test(path) ? { returnTo: path } : {}

const failed = (cause: StoreRefusal) => new StoreNotLinked({ cause })

export const beginStoreLink = handler(
  BeginStoreLink,
  Effect.fnUntraced(function* ({ businessProfileId, platform, address, token = "", returnTo, browserKey }) {
    const read = shopOf(platform, address)
    if (Result.isFailure(read)) return yield* invalidFields({ address: read.failure })
    const { needs } = storePlatforms[platform]
    if (needs !== undefined) yield* needsService(needs)
    yield* countAttempt(businessProfileId)
    const shop = read.success
    const { userId } = yield* signedIn
    const { origin } = yield* CurrentRequest
    const begunAt = yield* Clock.currentTimeMillis
    const links = yield* StoreLinks
    const attemptKey = yield* (yield* Ids).secret
    const state = yield* sealState({
      businessProfileId,
      userId,
      ...shop,
      origin,
      attemptKey,
      ...ownPath(returnTo),
      ...(browserKey !== undefined && { browserKey }),
    })
    const { title } = yield* (yield* Portals).current
    const consent = (yield* StoreConnections).consentAddress(shop, {
      appName: title,
      state,
      returnUrl: `${origin}/linked/store`,
      keysUrl: `${origin}/api/v1.0/webhooks/stores/keys`,
    })
    if (consent === undefined && token.trim() === "")
      return yield* invalidFields({ token: { key: "validation.required" } })
    yield* links.noteAttempt(businessProfileId, { ...shop, begunAt }, attemptKey)
    if (consent !== undefined) return { address: consent }
    const linked = yield* linkStore({ businessProfileId, userId, origin, ...shop, grant: { token: token.trim() } })
    return Result.isFailure(linked) ? yield* failed(linked.failure) : {}
  }),
)

/** The state of an attempt that this user began for this business not long ago, in this browser. */
const ownState = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  state: string,
  browserKey: string | undefined,
) {
  const opened = Option.getOrUndefined(yield* openState(state))
  const { userId } = yield* signedIn
  const isOwn = opened?.businessProfileId === businessProfileId && opened.userId === userId
  return isOwn && opened.browserKey === browserKey ? opened : yield* failed("expired")
})

/** What shops call a no of their owner. */
const isNo = (query: Readonly<Record<string, string>>): boolean =>
  query["success"] === "0" || query["error"] !== undefined

export const finishStoreLink = handler(
  FinishStoreLink,
  Effect.fnUntraced(function* ({ businessProfileId, state, query, browserKey }) {
    const begun = yield* ownState(businessProfileId, state, browserKey)
    yield* countAttempt(businessProfileId)
    const { platform, shop, returnTo } = begun
    const links = yield* StoreLinks
    const back = returnTo === undefined ? {} : { returnTo }
    const sent = Object.fromEntries(query.map(({ Name, Value }) => [Name, Value]))
    const refused = Effect.fnUntraced(function* (refusal: StoreRefusal) {
      const begunAt = yield* Clock.currentTimeMillis
      yield* links.noteAttempt(businessProfileId, { platform, shop, begunAt, refusal })
      return yield* failed(refusal)
    })
    if (isNo(sent)) return yield* refused("cancelled")
    if (platform === "WooCommerce") {
      // Who comes back a second time finds the link that the first has made.
      const link = Option.getOrUndefined(yield* links.of(businessProfileId))
      if (link?.shop === shop && link.lostAt === undefined) return { state: "linked", ...back }
    }
    const grant = yield* Effect.result(
      platform === "WooCommerce"
        ? handedKeys(businessProfileId, begun.attemptKey)
        : (yield* StoreConnections).grantFrom({ platform, shop }, sent),
    )
    if (Result.isFailure(grant)) return yield* refused(refusalOf(grant.failure))
    const linked = yield* linkStore({ ...begun, grant: grant.success })
    return Result.isFailure(linked) ? yield* failed(linked.failure) : { state: "linked", ...back }
  }),
)

/**
 * The access is given back first, as far as the shop answers. A shop that does not answer is forgotten all the same: its owner can
 * remove us there, and we keep nothing that opens it.
 */
export const unlinkStore = handler(
  UnlinkStore,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const links = yield* StoreLinks
    const link = Option.getOrUndefined(yield* links.of(businessProfileId))
    if (link !== undefined) {
      const connections = yield* StoreConnections
      yield* Effect.ignore(
        Effect.flatMap(workingAccess(businessProfileId), ({ access }) => connections.release(access, link.noticeKey)),
      )
      yield* links.end(businessProfileId)
    }
    yield* links.endAttempt(businessProfileId)
    return {}
  }),
)
