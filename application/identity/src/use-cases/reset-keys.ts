import { Clock, Effect } from "effect"
import { Ids } from "@application/kernel"
import { type Account, sessionPolicy } from "@domain/identity"
import { PasswordResets } from "../ports/password-resets.ts"
import { SecretHasher } from "../ports/secrets.ts"

export const resetKeyHash = Effect.fnUntraced(function* (key: string) {
  return yield* (yield* SecretHasher).hash(`reset:${key}`)
})

/** A key that sets a new password once within the hour; only its hash is kept. */
export const newResetKey = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const key = yield* (yield* Ids).secret
  yield* (yield* PasswordResets).add({
    portalId,
    userId: user.id,
    keyHash: yield* resetKeyHash(key),
    expiresAt: (yield* Clock.currentTimeMillis) + sessionPolicy.resetLinkMilliseconds,
  })
  return key
})
