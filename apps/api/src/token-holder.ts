import {
  type AccessClaims,
  AccessTokens,
  ActingSessions,
  Memberships,
  SecondFactorRule,
  type SignInRights,
  SignIns,
  UserRepository,
} from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import { apiKeyHolder } from "@application/identity/use-cases"
import { type Actor, type FirstRead } from "@application/kernel"
import { claimsToBeApiKey, claimsToBeAssistantToken, hasPassed, may, type TooManyRequests } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal } from "@domain/portals"
import { Cache, Cause, Clock, Effect, Exit, Option } from "effect"
import { withHolderServices } from "./assistant-holder.ts"

type ActingClaims = Pick<Required<AccessClaims>, "userId" | "portalId" | "familyId" | "actedBy">

const nobody: Actor = { kind: "anonymous" }

/** How long a host is cached after its portal has moved: a minute. */
const remembered = 60_000

/**
 * Finds the holder of a bearer token at a portal's host, with the rights of this moment. Any missing, expired or forged
 * token, and one of another portal or an ended sign-in, is anonymous. An API key is its maker within its
 * scopes; an assistant's token opens its own endpoint alone.
 */
export const holders = Effect.gen(function* () {
  const tokens = yield* AccessTokens
  const signIns = yield* SignIns
  const { isCompulsory } = yield* SecondFactorRule
  const dutyOf = ({ hasSecondFactor }: SignInRights) =>
    isCompulsory && !hasSecondFactor ? { lacksSecondFactor: true } : {}
  const portals = yield* PortalDirectory
  const knownPortals = yield* Cache.makeWith((host: string) => Effect.map(portals.byDomain(host), ({ id }) => id), {
    capacity: 1_000,
    // An error of the directory is not cached: the next call asks again.
    timeToLive: (exit) => (Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? 0 : remembered),
  })
  const actingSessions = yield* ActingSessions
  const memberships = yield* Memberships
  const users = yield* UserRepository
  const withKeys = yield* withHolderServices
  /** Who acts as a client: as long as the employee's own sign-in holds and allows it, and with the client's rights. */
  const actingAs = Effect.fnUntraced(function* ({ userId, portalId, familyId, actedBy }: ActingClaims, now: number) {
    const own = Option.getOrUndefined(yield* signIns.rightsOf({ userId: actedBy, portalId, familyId }, now))
    if (own === undefined || may({ kind: "user", ...own, ...dutyOf(own) }, "actAsClient") !== "allowed") return nobody
    const session = Option.getOrUndefined(yield* actingSessions.living(portalId, familyId, now))
    if (session?.userId !== userId || session.actedBy !== actedBy) return nobody
    const client = Option.getOrUndefined(yield* users.byId(portalId, userId))
    if (client === undefined || client.barred || hasPassed(client.expiresAt, now)) return nobody
    const { roleIds } = client.user
    const holder: Actor = {
      kind: "user",
      userId,
      portalId,
      familyId,
      actedBy,
      roleIds,
      memberships: yield* memberships.of(userId),
    }
    return holder
  })
  const holderAt = Effect.fnUntraced(function* (
    portal: PortalId,
    { userId, portalId, familyId, actedBy }: AccessClaims,
    first: FirstRead | undefined,
  ) {
    if (portal !== portalId) return nobody
    const now = yield* Clock.currentTimeMillis
    if (actedBy !== undefined) return yield* actingAs({ userId, portalId, familyId, actedBy }, now)
    const rights = yield* signIns.rightsOf({ userId, portalId, familyId }, now, first)
    if (Option.isNone(rights)) return nobody
    const { hasSecondFactor: _, ...held } = rights.value
    const holder: Actor = { kind: "user", userId, portalId, familyId, ...held, ...dutyOf(rights.value) }
    return holder
  })

  return (
    token: string | undefined,
    portalDomain: string,
    first?: FirstRead,
  ): Effect.Effect<Actor, InvalidPortal | TooManyRequests> =>
    Effect.flatMap(Cache.get(knownPortals, portalDomain), (portal) =>
      token === undefined || claimsToBeAssistantToken(token)
        ? Effect.succeed(nobody)
        : claimsToBeApiKey(token)
          ? withKeys(apiKeyHolder(portal, token))
          : Effect.matchEffect(tokens.verify(token), {
              onFailure: () => Effect.succeed(nobody),
              onSuccess: (claims) => holderAt(portal, claims, first),
            }),
    )
})
