import { AccessTokens, Memberships } from "@application/identity/ports"
import type { Actor } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"
import { Cache, Effect } from "effect"

const anonymous: Actor = { kind: "anonymous" }

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
  return Effect.fnUntraced(function* (token: string | undefined, portalDomain: string, profiles = true) {
    if (token === undefined) return anonymous
    const claims = yield* Effect.option(tokens.verify(token))
    if (claims._tag === "None") return anonymous
    const { userId, portalId, roleIds } = claims.value
    const here = yield* Effect.option(Cache.get(portalIds, portalDomain))
    if (here._tag === "None" || here.value !== portalId) return anonymous
    const joined = profiles ? yield* memberships.of(userId) : []
    const actor: Actor = {
      kind: "user",
      userId,
      portalId,
      roleIds,
      businessProfileIds: joined.map(({ businessProfileId }) => businessProfileId),
    }
    return actor
  })
})
