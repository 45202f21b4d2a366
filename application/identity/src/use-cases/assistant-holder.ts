import { type Actor, RateLimits, type RequestFacts, UnitOfWork } from "@application/kernel"
import {
  assistantPolicy,
  assistantResource,
  claimsToBeAssistantToken,
  hasPassed,
  isLiving,
  reachesBusiness,
  TooManyRequests,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import { Memberships } from "../ports/memberships.ts"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { SecondFactors } from "../ports/second-factors.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { AssistantConnections } from "../stores/assistants.ts"
import { connectionKey, secretOf, type StoredConnection } from "./assistant-secrets.ts"

const nobody: Actor = { kind: "anonymous" }
const minute = 60_000

/** The living connection that an access token belongs to, if it was issued for this origin's endpoint. */
const connectionWith = Effect.fnUntraced(function* (portalId: PortalId, text: string, origin: string, now: number) {
  const secret = claimsToBeAssistantToken(text) ? yield* secretOf(portalId, text, false) : undefined
  if (secret?.kind !== "access" || hasPassed(secret.expiresAt, now)) return undefined
  const connection = yield* (yield* AssistantConnections).find(connectionKey(secret))
  const isGood = connection?.resource === assistantResource(origin) && isLiving(connection, now)
  return isGood ? connection : undefined
})

/** Notes that a connection was used; the row is locked, so that a revocation meanwhile stays. */
const noteUse = Effect.fnUntraced(function* ({ portalId, userId, id }: StoredConnection, now: number) {
  const noted = Effect.gen(function* () {
    const connections = yield* AssistantConnections
    const connection = yield* connections.forChange({ portalId, userId, id })
    if (connection !== undefined) yield* connections.save({ ...connection, lastUsedAt: now })
  })
  yield* (yield* UnitOfWork).transact(noted)
})

/**
 * The holder of an assistant's access token at a portal's endpoint for assistants: its person with the rights of this moment and
 * the grant. A token that is wrong, over, of another portal or for another address is anonymous; calls are counted.
 */
export const assistantHolder = Effect.fnUntraced(function* (
  portalId: PortalId,
  text: string,
  { origin }: Pick<RequestFacts, "origin">,
) {
  const now = yield* Clock.currentTimeMillis
  const connection = yield* connectionWith(portalId, text, origin, now)
  if (connection === undefined) return nobody
  const { id, name, scopes, businessProfileIds, userId, lastUsedAt = 0 } = connection
  const person = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  if (person === undefined || person.barred || hasPassed(person.expiresAt, now)) return nobody
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `assistant:${portalId}:${id}`,
    assistantPolicy.callsAMinute,
    minute,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
  if (now - lastUsedAt >= minute) yield* noteUse(connection, now)
  const { isCompulsory } = yield* SecondFactorRule
  const hasFactor = (yield* (yield* SecondFactors).of(portalId, userId))?.enabledAt !== undefined
  const chosen = businessProfileIds === undefined ? {} : { businessProfileIds }
  const holder: Actor = {
    kind: "user",
    userId,
    portalId,
    roleIds: person.user.roleIds,
    memberships: (yield* (yield* Memberships).of(userId)).filter((one) =>
      reachesBusiness(chosen, one.businessProfileId),
    ),
    assistant: { id, name, scopes, ...chosen },
    ...(isCompulsory && !hasFactor && { lacksSecondFactor: true }),
  }
  return holder
})
