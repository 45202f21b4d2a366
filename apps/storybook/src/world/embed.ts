import { UserRepository } from "@application/identity/ports"
import { EmbedKeys } from "@application/identity/stores"
import { readableEmbedToken } from "@application/identity/testing"
import { Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"
import { twoStepBakery } from "./two-step.ts"

const keyOfSite = Effect.flatMap(EmbedKeys, ({ save }) =>
  save({
    portalId: owner.portalId,
    keyId: "site",
    algorithm: "EdDSA",
    publicKey: "key of the site",
    usableFrom: 0,
  }),
).pipe(Effect.asVoid)

/** The owner lets the portal's own site log them in. */
const allowed = Effect.flatMap(UserRepository, ({ save }) => save({ ...owner, embedConfirmedAt: 0 }))

/** Worlds in which the portal has a key, and the bakery's owner a second factor or none. */
export const embedBakery: Seed = Effect.andThen(busyBakery, Effect.andThen(keyOfSite, allowed))
export const twoStepEmbedBakery: Seed = Effect.andThen(twoStepBakery, Effect.andThen(keyOfSite, allowed))
/** The owner has never allowed it. */
export const unaskedEmbedBakery: Seed = Effect.andThen(busyBakery, keyOfSite)

/** The login page's address as the portal's own site links it now, with a token for the bakery's owner. */
export const embedAddress = (signedWith = "key of the site"): string => {
  const issuedAt = Date.now()
  const token = readableEmbedToken({
    keyId: "site",
    signedWith,
    audience: "localhost",
    claims: {
      id: "token-1234",
      emailAddress: owner.user.emailAddress,
      issuedAt,
      expiresAt: issuedAt + 300_000,
      businessProfileId: bakery.id,
    },
  })
  return `/login?embedToken=${encodeURIComponent(token)}`
}
