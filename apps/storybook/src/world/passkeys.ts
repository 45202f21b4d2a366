import { Passkeys, SecondFactors } from "@application/identity/ports"
import { deviceCredential } from "@application/identity/testing"
import { Clock, Effect } from "effect"
import { owner, worldRecoveryCode } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 86_400_000

/** The bakery whose owner has the passkey of their device, and one of another host of the portal. */
export const passkeyBakery: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const { portalId, user } = owner
  const whose = { portalId, userId: user.id }
  const used = `hash of second-factor:${portalId}:${user.id} ${worldRecoveryCode}`
  const codes = [used, ...Array.from({ length: 9 }, (_, at) => `hash ${at}`)]
  yield* (yield* SecondFactors).turnOnWithoutApp(whose, now - 40 * day, codes)
  const { add } = yield* Passkeys
  yield* add({
    ...whose,
    ...deviceCredential,
    id: "device",
    host: "localhost",
    name: "Meera's phone",
    addedAt: now - 40 * day,
    usedAt: now - day,
  })
  const credentialId = "another"
  yield* add({
    ...whose,
    ...deviceCredential,
    credentialId,
    id: "key",
    host: "ads.bloom-bakery.example",
    name: "Security key",
    addedAt: now - 3 * day,
  })
})

/** The bakery whose owner's only passkey is of another host of the portal. */
export const passkeyElsewhere: Seed = Effect.gen(function* () {
  yield* passkeyBakery
  yield* (yield* Passkeys).remove({ portalId: owner.portalId, userId: owner.user.id, id: "device" })
})
