import type { Holder } from "@adapters/http-server"
import { AccessTokens, Memberships, type VerifiedClaims } from "@application/identity/ports"
import { PortalDirectory } from "@application/portals/ports"
import type { BusinessProfileId } from "@domain/kernel"
import { Cache, Cause, Clock, Effect, Exit } from "effect"

const nobody = Effect.succeed<Holder>({ actor: { kind: "anonymous" }, until: 0 })

/** How long a host is believed after its portal has moved: a minute. */
const remembered = 60_000

/**
 * Who holds a bearer token at a portal's host. A missing, expired or forged one, or one of another portal, is nobody: the
 * contracts' access decides what that means. Memberships are looked up at each call, since they may end at any moment; the
 * list stays empty for a call that proves the one it needs by itself.
 */
export const holders = Effect.gen(function* () {
  const tokens = yield* AccessTokens
  const memberships = yield* Memberships
  const portals = yield* PortalDirectory
  const portalAt = Effect.fnUntraced(function* (host: string) {
    const { id } = yield* portals.byDomain(host)
    return { id, until: (yield* Clock.currentTimeMillis) + remembered }
  })
  const knownPortals = yield* Cache.makeWith(portalAt, {
    capacity: 1_000,
    // Trouble of the directory is not what a host is: the next call asks anew.
    timeToLive: (exit) => (Exit.isFailure(exit) && Cause.hasDies(exit.cause) ? 0 : remembered),
  })
  const profilesOf = ({ userId }: VerifiedClaims): Effect.Effect<ReadonlyArray<BusinessProfileId>> =>
    Effect.map(memberships.of(userId), (joined) => joined.map(({ businessProfileId }) => businessProfileId))

  const holderAt = (portalDomain: string, profiles: boolean) => (claims: VerifiedClaims) =>
    Effect.matchEffect(Cache.get(knownPortals, portalDomain), {
      onFailure: () => nobody,
      onSuccess: (portal) => {
        const { userId, portalId, roleIds, expiresAt } = claims
        if (portal.id !== portalId) return nobody
        const until = Math.min(portal.until, expiresAt)
        return Effect.map(profiles ? profilesOf(claims) : Effect.succeed([]), (businessProfileIds): Holder => ({
          actor: { kind: "user", userId, portalId, roleIds, businessProfileIds },
          until,
        }))
      },
    })

  return (token: string | undefined, portalDomain: string, profiles = true): Effect.Effect<Holder> =>
    token === undefined
      ? nobody
      : Effect.matchEffect(tokens.verify(token), {
          onFailure: () => nobody,
          onSuccess: holderAt(portalDomain, profiles),
        })
})
