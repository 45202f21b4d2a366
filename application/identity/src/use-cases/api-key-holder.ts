import { type Actor, LinkHasher, RateLimits, UnitOfWork } from "@application/kernel"
import {
  type Account,
  apiKeyLimits,
  apiKeyState,
  hasPassed,
  isAdministrator,
  isApiKey,
  TooManyRequests,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import { Memberships } from "../ports/memberships.ts"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { SecondFactors } from "../ports/second-factors.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { ApiKeys } from "../stores/api-keys.ts"

/** The text of a key as it is hashed, behind the prefix of its kind. */
export const apiKeyHashedAs = (key: string) => `api-key:${key}`

/** Whether the keys that an account made work: it still runs the portal and may enter. */
export const mayMakerUseKeys = ({ barred, expiresAt, user }: Account, now: number): boolean =>
  !barred && !hasPassed(expiresAt, now) && isAdministrator(user.roleIds)

const nobody: Actor = { kind: "anonymous" }
const minute = 60_000

const keyWith = Effect.fnUntraced(function* (portalId: PortalId, text: string) {
  const keys = yield* ApiKeys
  for (const keyHash of yield* (yield* LinkHasher).accepted(apiKeyHashedAs(text))) {
    const [row] = (yield* keys.list("ofHash", { portalId, keyHash }, { limit: 1 })).rows
    if (row !== undefined) return row
  }
  return undefined
})

/** Notes that a key was used; the row is locked, so that a revocation meanwhile stays. */
const noteUse = Effect.fnUntraced(function* (portalId: PortalId, id: number, now: number) {
  const keys = yield* ApiKeys
  const noted = Effect.gen(function* () {
    const key = yield* keys.forChange({ portalId, id })
    if (key !== undefined) yield* keys.save({ ...key, lastUsedAt: now })
  })
  yield* (yield* UnitOfWork).transact(noted)
})

/**
 * The holder of an API key at a portal, with its maker's rights of this moment; anonymous for a key that is wrong, over, of
 * another portal or of somebody who no longer runs it. A key's calls are counted.
 */
export const apiKeyHolder = Effect.fnUntraced(function* (portalId: PortalId, text: string) {
  if (!isApiKey(text)) return nobody
  const key = yield* keyWith(portalId, text)
  const now = yield* Clock.currentTimeMillis
  if (key === undefined || apiKeyState(key, true, now) !== "Active") return nobody
  const { id, scopes, businessProfileId, createdBy: userId, lastUsedAt = 0 } = key
  const maker = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  if (maker === undefined || !mayMakerUseKeys(maker, now)) return nobody
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `api-key:${portalId}:${id}`,
    apiKeyLimits.callsAMinute,
    minute,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
  if (now - lastUsedAt >= minute) yield* noteUse(portalId, id, now)
  const { isCompulsory } = yield* SecondFactorRule
  const hasFactor = (yield* (yield* SecondFactors).of(portalId, userId))?.enabledAt !== undefined
  const memberships = yield* (yield* Memberships).of(userId)
  const holder: Actor = {
    kind: "user",
    userId,
    portalId,
    roleIds: maker.user.roleIds,
    memberships: memberships.filter(
      (one) => businessProfileId === undefined || one.businessProfileId === businessProfileId,
    ),
    apiKey: { id, scopes, ...(businessProfileId !== undefined && { businessProfileId }) },
    ...(isCompulsory && !hasFactor && { lacksSecondFactor: true }),
  }
  return holder
})
