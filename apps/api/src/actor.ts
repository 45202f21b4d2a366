import { AccessTokens, Memberships } from "@application/identity/ports"
import type { Actor } from "@application/kernel"
import { Effect } from "effect"

const anonymous: Actor = { kind: "anonymous" }

/** Who holds a bearer token. A missing, expired or forged one is nobody: the contracts' access decides what that means. */
export const actorOf = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined) return anonymous
  const tokens = yield* AccessTokens
  const claims = yield* Effect.option(tokens.verify(token))
  if (claims._tag === "None") return anonymous
  const { userId, portalId, roleIds } = claims.value
  const memberships = yield* (yield* Memberships).of(userId)
  const actor: Actor = {
    kind: "user",
    userId,
    portalId,
    roleIds,
    businessProfileIds: memberships.map(({ businessProfileId }) => businessProfileId),
  }
  return actor
})
