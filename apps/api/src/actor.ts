import { type AccessClaims, AccessTokens, Memberships } from "@application/identity/ports"
import type { Actor } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"
import type { BusinessProfileId } from "@domain/kernel"
import { Cache, Effect } from "effect"

const nobody = Effect.succeed<Actor>({ kind: "anonymous" })

/** How many hosts are kept, and how long one may be believed after a portal has moved. */
const remembered = { capacity: 1_000, timeToLive: "1 minute" } as const

/**
 * Who holds a bearer token at a portal's host. A missing, expired or forged one, or one of another portal, is nobody: the
 * contracts' access decides what that means. Memberships are looked up at each call, since they may end at any moment; the
 * list stays empty for a call that proves the one it needs by itself.
 */
export const actors = Effect.gen(function* () {
  const tokens = yield* AccessTokens
  const memberships = yield* Memberships
  const portals = yield* PortalDirectory
  const portalIds = yield* Cache.make({
    ...remembered,
    lookup: (host: string) => Effect.map(portals.byDomain(host), ({ id }) => id),
  })
  const userOf = (
    { userId, portalId, roleIds }: AccessClaims,
    businessProfileIds: ReadonlyArray<BusinessProfileId>,
  ): Actor => ({ kind: "user", userId, portalId, roleIds, businessProfileIds })

  const holderAt = (portalDomain: string, profiles: boolean) => (claims: AccessClaims) =>
    Effect.matchEffect(Cache.get(portalIds, portalDomain), {
      onFailure: () => nobody,
      onSuccess: (portalId) => {
        if (portalId !== claims.portalId) return nobody
        if (!profiles) return Effect.succeed(userOf(claims, []))
        return Effect.map(memberships.of(claims.userId), (joined) =>
          userOf(
            claims,
            joined.map(({ businessProfileId }) => businessProfileId),
          ),
        )
      },
    })

  return (token: string | undefined, portalDomain: string, profiles = true): Effect.Effect<Actor> =>
    token === undefined
      ? nobody
      : Effect.matchEffect(tokens.verify(token), {
          onFailure: () => nobody,
          onSuccess: holderAt(portalDomain, profiles),
        })
})
