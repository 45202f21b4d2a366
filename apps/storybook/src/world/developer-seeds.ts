import { ApiKeys, EmbedKeys } from "@application/identity/stores"
import { UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner

/** A portal with API keys of every state, and a key of its own site that works and one that waits. */
export const developedPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const { add } = yield* ApiKeys
  const key = { portalId, createdBy: owner.user.id, createdAt: now - 40 * day, expiresAt: now + 50 * day }
  const scopes = ["campaigns:read", "reports:read"] as const
  yield* add({ ...key, name: "Old dashboard", end: "Zt9q", scopes, keyHash: "a", expiresAt: now - 3 * day })
  yield* add({ ...key, name: "Night job", end: "h4Kd", scopes, keyHash: "b", revokedAt: now - day })
  yield* add({
    ...key,
    name: "Bookkeeping",
    end: "0pXw",
    scopes: ["money:read"],
    keyHash: "c",
    createdBy: UserId.make(999),
  })
  yield* add({
    ...key,
    name: "Our CRM",
    end: "mB7e",
    scopes: ["leads:read", "leads:write"],
    keyHash: "d",
    businessProfileId: bakery.id,
    lastUsedAt: now - 120_000,
  })
  const { save } = yield* EmbedKeys
  const site = { portalId, algorithm: "EdDSA", publicKey: "key of the site", savedBy: owner.user.id } as const
  yield* save({ ...site, keyId: "site-1", usableFrom: 0 })
  yield* save({ ...site, keyId: "site-2", usableFrom: now + day / 2 })
})
