import type { Holder } from "@adapters/http-server"
import { AccessTokens, SignIns, type VerifiedClaims } from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import type { PortalId } from "@domain/kernel"
import type { InvalidPortal } from "@domain/portals"
import { Cache, Cause, Clock, Effect, Exit, Option } from "effect"

const nobody: Holder = { actor: { kind: "anonymous" }, until: 0 }

interface KnownPortal {
  readonly id: PortalId
  readonly until: number
}

/** How long a host is believed after its portal has moved: a minute. */
const remembered = 60_000

/**
 * Who holds a bearer token at a portal's host. A missing, expired or forged one, one of another portal or of a sign-in that
 * has ended is nobody, and a host without a portal fails: the contracts' access decides what that means. Sign-in and memberships are looked up at each call,
 * since they may end at any moment, but for a call that proves both by itself: its list stays empty.
 */
export const holders = Effect.gen(function* () {
  const tokens = yield* AccessTokens
  const signIns = yield* SignIns
  const portals = yield* PortalDirectory
  const portalAt = Effect.fnUntraced(function* (host: string) {
    const { id } = yield* portals.byDomain(host)
    const known: KnownPortal = { id, until: (yield* Clock.currentTimeMillis) + remembered }
    return known
  })
  const knownPortals = yield* Cache.makeWith(portalAt, {
    capacity: 1_000,
    // Trouble of the directory is not what a host is: the next call asks anew.
    timeToLive: (exit) => (Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? 0 : remembered),
  })
  const holderAt = Effect.fnUntraced(function* (portal: KnownPortal, claims: VerifiedClaims, profiles: boolean) {
    const { userId, portalId, familyId, roleIds, expiresAt } = claims
    if (portal.id !== portalId) return nobody
    const now = yield* Clock.currentTimeMillis
    const listed = profiles ? yield* signIns.profilesOf(claims, now) : Option.some([])
    if (Option.isNone(listed)) return nobody
    const holder: Holder = {
      actor: { kind: "user", userId, portalId, familyId, roleIds, businessProfileIds: listed.value },
      until: Math.min(portal.until, expiresAt),
    }
    return holder
  })

  return (token: string | undefined, portalDomain: string, profiles = true): Effect.Effect<Holder, InvalidPortal> =>
    Effect.flatMap(Cache.get(knownPortals, portalDomain), (portal) =>
      token === undefined
        ? Effect.succeed(nobody)
        : Effect.matchEffect(tokens.verify(token), {
            onFailure: () => Effect.succeed(nobody),
            onSuccess: (claims) => holderAt(portal, claims, profiles),
          }),
    )
})
