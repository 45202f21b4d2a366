import { ownPortal } from "@application/portals/services"
import { currentUser, handler, Ids, LinkHasher } from "@application/kernel"
import {
  type ApiKey,
  apiKeyEnd,
  apiKeyExpiry,
  apiKeyLimits,
  ApiKeyNotFound,
  apiKeyOf,
  ApiKeyOver,
  ApiKeysFull,
  apiKeyState,
  type ApiScope,
  checkedApiKey,
  endOfFormerKey,
  InvalidFields,
  userHeading,
} from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { CreateApiKey, ListApiKeys, type ListedApiKey, RevokeApiKey, RotateApiKey } from "../contract/api-keys.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ApiKeys } from "../stores/api-keys.ts"
import { apiKeyHashedAs, mayMakerUseKeys } from "./api-key-holder.ts"

type StoredApiKey = ApiKey & { readonly portalId: PortalId; readonly keyHash: string }

/** Keys as calls answer them, each with its state and its maker's name. */
const listed = Effect.fnUntraced(function* (portalId: PortalId, keys: ReadonlyArray<StoredApiKey>) {
  const now = yield* Clock.currentTimeMillis
  const users = yield* UserRepository
  const makers = [...new Set(keys.map(({ createdBy }) => createdBy))]
  const accounts = makers.length === 0 ? [] : yield* users.byIds(portalId, makers)
  const names = new Map(accounts.map(({ user }) => [user.id, userHeading(user, true)]))
  const running = new Set<UserId>(accounts.filter((one) => mayMakerUseKeys(one, now)).map(({ user }) => user.id))
  return keys.map(({ portalId: _portal, keyHash: _hash, ...key }): ListedApiKey => {
    const maker = names.get(key.createdBy)
    return {
      ...key,
      state: apiKeyState(key, running.has(key.createdBy), now),
      ...(maker !== undefined && { maker }),
    }
  })
})

const listedOne = Effect.fnUntraced(function* (key: StoredApiKey) {
  const [one] = yield* listed(key.portalId, [key])
  return one ?? (yield* Effect.die(new Error("A key is not listed")))
})

const workingKeys = Effect.fnUntraced(function* (portalId: PortalId, now: number) {
  const { rows } = yield* (yield* ApiKeys).list("ofPortal", { portalId })
  return rows.filter((key) => apiKeyState(key, true, now) === "Active")
})

interface NewKey {
  readonly portalId: PortalId
  readonly name: string
  readonly scopes: ReadonlyArray<ApiScope>
  readonly businessProfileId?: BusinessProfileId
  readonly follows?: number
}

/** Stores a new key of the caller's as a hash; its text is told this once. */
const made = Effect.fnUntraced(function* (key: NewKey, days: number | undefined) {
  const { userId } = yield* currentUser
  const text = apiKeyOf(yield* (yield* Ids).secret)
  const now = yield* Clock.currentTimeMillis
  const stored = yield* (yield* ApiKeys).add({
    ...key,
    end: apiKeyEnd(text),
    createdBy: userId,
    createdAt: now,
    expiresAt: apiKeyExpiry(now, days),
    keyHash: yield* (yield* LinkHasher).hash(apiKeyHashedAs(text)),
  })
  return { apiKey: yield* listedOne(stored), key: text }
})

/** The keys of the caller's portal, newest first. */
export const listApiKeys = handler(
  ListApiKeys,
  Effect.fnUntraced(function* ({ portalId }) {
    yield* ownPortal(portalId)
    return yield* listed(portalId, (yield* (yield* ApiKeys).list("ofPortal", { portalId })).rows)
  }),
)

/** Makes a key of the caller's. */
export const createApiKey = handler(
  CreateApiKey,
  Effect.fnUntraced(function* ({ portalId, expiresInDays, businessProfileId, ...typed }) {
    yield* ownPortal(portalId)
    const { memberships } = yield* currentUser
    const working = yield* workingKeys(portalId, yield* Clock.currentTimeMillis)
    if (working.length >= apiKeyLimits.most) return yield* new ApiKeysFull({ most: apiKeyLimits.most })
    const checked = yield* Effect.fromResult(
      checkedApiKey(
        typed,
        working.map(({ name }) => name),
      ),
    )
    if (businessProfileId !== undefined && !memberships.some((one) => one.businessProfileId === businessProfileId))
      return yield* new InvalidFields({ fields: { businessProfileId: ["apiKeys.notYours"] } })
    return yield* made(
      { portalId, ...checked, ...(businessProfileId !== undefined && { businessProfileId }) },
      expiresInDays,
    )
  }),
)

const keyForChange = Effect.fnUntraced(function* (portalId: PortalId, id: number) {
  yield* ownPortal(portalId)
  return (yield* (yield* ApiKeys).forChange({ portalId, id })) ?? (yield* new ApiKeyNotFound({}))
})

/** Makes the successor of a key, and shortens the key's own time to the overlap. */
export const rotateApiKey = handler(
  RotateApiKey,
  Effect.fnUntraced(function* ({ portalId, apiKeyId, overlapHours = 24, expiresInDays }) {
    const former = yield* keyForChange(portalId, apiKeyId)
    const now = yield* Clock.currentTimeMillis
    // The key of somebody who left is renewed by whoever runs the portal now.
    const state = apiKeyState(former, true, now)
    if (state !== "Active") return yield* new ApiKeyOver({ state })
    const working = yield* workingKeys(portalId, now)
    if (overlapHours > 0 && working.length >= apiKeyLimits.most)
      return yield* new ApiKeysFull({ most: apiKeyLimits.most })
    const { name, scopes, businessProfileId } = former
    const { memberships } = yield* currentUser
    if (businessProfileId !== undefined && !memberships.some((one) => one.businessProfileId === businessProfileId))
      return yield* new InvalidFields({ fields: { businessProfileId: ["apiKeys.notYours"] } })
    yield* (yield* ApiKeys).save({ ...former, expiresAt: endOfFormerKey(former, now, overlapHours) })
    const bound = businessProfileId === undefined ? {} : { businessProfileId }
    return yield* made({ portalId, name, scopes, ...bound, follows: apiKeyId }, expiresInDays)
  }),
)

/** Ends a key at once. */
export const revokeApiKey = handler(
  RevokeApiKey,
  Effect.fnUntraced(function* ({ portalId, apiKeyId }) {
    const key = yield* keyForChange(portalId, apiKeyId)
    if (key.revokedAt !== undefined) return yield* listedOne(key)
    return yield* listedOne(yield* (yield* ApiKeys).save({ ...key, revokedAt: yield* Clock.currentTimeMillis }))
  }),
)
