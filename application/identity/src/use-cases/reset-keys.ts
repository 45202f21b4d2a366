import { Clock, Effect, Option } from "effect"
import { Ids, LinkHasher } from "@application/kernel"
import { type Account, sessionPolicy } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { PasswordResets } from "../ports/password-resets.ts"

const named = (key: string) => `reset:${key}`

/** Consumes the key of a reset link, whichever accepted key its hash was made with. */
export const takeResetKey = Effect.fnUntraced(function* (portalId: PortalId, key: string) {
  const resets = yield* PasswordResets
  const now = yield* Clock.currentTimeMillis
  for (const keyHash of yield* (yield* LinkHasher).accepted(named(key))) {
    const reset = yield* resets.take(portalId, keyHash, now)
    if (Option.isSome(reset)) return reset
  }
  return Option.none()
})

/**
 * Makes a key that sets a new password once within an hour; only its hash is stored. `goesTo` is the mail address or
 * the caller.
 */
export const newResetKey = Effect.fnUntraced(function* ({ portalId, user }: Account, goesTo: "mail" | "caller") {
  const key = yield* (yield* Ids).secret
  yield* (yield* PasswordResets).add({
    portalId,
    userId: user.id,
    keyHash: yield* (yield* LinkHasher).hash(named(key)),
    expiresAt: (yield* Clock.currentTimeMillis) + sessionPolicy.resetLinkMilliseconds,
    wasMailed: goesTo === "mail",
  })
  return key
})
