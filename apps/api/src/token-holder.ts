import { type AccessClaims, AccessTokens, SignIns } from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import type { Actor, FirstRead } from "@application/kernel"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal } from "@domain/portals"
import { Cache, Cause, Clock, Effect, Exit, Option } from "effect"

const nobody: Actor = { kind: "anonymous" }

/** How long a host is cached after its portal has moved: a minute. */
const remembered = 60_000

/**
 * Finds the holder of a bearer token at a portal's host, with the rights of this moment. Any missing, expired or forged
 * token, and one of another portal or an ended sign-in, is anonymous.
 */
export const holders = Effect.gen(function* () {
  const tokens = yield* AccessTokens
  const signIns = yield* SignIns
  const portals = yield* PortalDirectory
  const knownPortals = yield* Cache.makeWith((host: string) => Effect.map(portals.byDomain(host), ({ id }) => id), {
    capacity: 1_000,
    // An error of the directory is not cached: the next call asks again.
    timeToLive: (exit) => (Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? 0 : remembered),
  })
  const holderAt = Effect.fnUntraced(function* (
    portal: PortalId,
    { userId, portalId, familyId }: AccessClaims,
    first: FirstRead | undefined,
  ) {
    if (portal !== portalId) return nobody
    const rights = yield* signIns.rightsOf({ userId, portalId, familyId }, yield* Clock.currentTimeMillis, first)
    if (Option.isNone(rights)) return nobody
    const holder: Actor = { kind: "user", userId, portalId, familyId, ...rights.value }
    return holder
  })

  return (token: string | undefined, portalDomain: string, first?: FirstRead): Effect.Effect<Actor, InvalidPortal> =>
    Effect.flatMap(Cache.get(knownPortals, portalDomain), (portal) =>
      token === undefined
        ? Effect.succeed(nobody)
        : Effect.matchEffect(tokens.verify(token), {
            onFailure: () => Effect.succeed(nobody),
            onSuccess: (claims) => holderAt(portal, claims, first),
          }),
    )
})
