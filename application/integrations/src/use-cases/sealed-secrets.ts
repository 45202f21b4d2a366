import { type Tables, TokenSafe } from "@application/kernel"
import { deliveryLimits } from "@domain/integrations"
import { Clock, Effect, Option } from "effect"
import type { SecretUse } from "../stores/secret-use.ts"

/** A secret as it is kept. */
interface KeptSecret {
  readonly secretUse: SecretUse
  readonly sealed: string
  readonly endsAt?: number
}

/** The secrets of one receiver, in whichever store: the place that seals them, and how they are kept. */
export interface SecretShelf {
  readonly place: string
  readonly all: Effect.Effect<ReadonlyArray<KeptSecret>, never, Tables>
  readonly save: (secret: KeptSecret) => Effect.Effect<unknown, never, Tables>
  readonly remove: (secretUse: SecretUse) => Effect.Effect<void, never, Tables>
}

/** Seals a secret and keeps it instead of the former of its use. */
export const keepSecret = Effect.fnUntraced(function* (shelf: SecretShelf, secretUse: SecretUse, text: string) {
  const sealed = yield* (yield* TokenSafe).seal(shelf.place, text)
  yield* shelf.save({ secretUse, sealed })
})

/** A new secret as Standard Webhooks writes it: 32 bytes as base64 behind `whsec_`. */
const newSecret = Effect.gen(function* () {
  const { verifier } = yield* (yield* TokenSafe).newVerifier
  const base64 = verifier.replaceAll("-", "+").replaceAll("_", "/")
  return `whsec_${base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")}`
})

/** Makes the secret that signs for a receiver. */
export const makeSecret = Effect.fnUntraced(function* (shelf: SecretShelf) {
  const secret = yield* newSecret
  yield* keepSecret(shelf, "Signing", secret)
  return secret
})

/**
 * Makes another secret; the former goes on signing until the moment that is answered. One that is to end at once, or that was former
 * before, signs nothing more.
 */
export const rotateSecret = Effect.fnUntraced(function* (
  shelf: SecretShelf,
  overlapMillis: number = deliveryLimits.formerSecretMillis,
) {
  const until = (yield* Clock.currentTimeMillis) + overlapMillis
  const former = (yield* shelf.all).find(({ secretUse }) => secretUse === "Signing")
  if (former !== undefined && overlapMillis > 0) yield* shelf.save({ ...former, secretUse: "Former", endsAt: until })
  else yield* shelf.remove("Former")
  return { secret: yield* makeSecret(shelf), until }
})

/** Deletes the secrets of a receiver that goes. */
export const forgetSecrets = Effect.fnUntraced(function* (shelf: SecretShelf) {
  const all = yield* shelf.all
  yield* Effect.forEach(all, ({ secretUse }) => shelf.remove(secretUse), { discard: true })
})

/** The opened secrets of a receiver; one that is over or whose key is gone is left out. */
export const openedSecrets = Effect.fnUntraced(function* (shelf: SecretShelf) {
  const safe = yield* TokenSafe
  const now = yield* Clock.currentTimeMillis
  const rows = (yield* shelf.all).filter(({ endsAt }) => endsAt === undefined || endsAt > now)
  const open = Effect.fnUntraced(function* (secretUse: SecretUse) {
    const row = rows.find((one) => one.secretUse === secretUse)
    return row === undefined ? [] : Option.toArray(yield* safe.open(shelf.place, row.sealed))
  })
  const [given] = yield* open("Given")
  return { signing: [...(yield* open("Signing")), ...(yield* open("Former"))], given }
})
