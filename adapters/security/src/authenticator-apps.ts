import { createHash, randomInt } from "node:crypto"
import { Effect, Layer } from "effect"
import { Secret, TOTP } from "otpauth"
import { Authenticators } from "@application/identity/ports"
import { recoveryAlphabet, recoveryCodeLength, secondFactorPolicy } from "@domain/identity"
import type { Keyring } from "./keyring.ts"
import { seal, unseal } from "./sealed-text.ts"

/** SHA-1, six digits and thirty seconds, since apps ignore what an address says of others. */
const algorithm = {
  algorithm: "SHA1",
  digits: secondFactorPolicy.digits,
  period: secondFactorPolicy.stepMilliseconds / 1_000,
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

const recoveryCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("")

/**
 * Authenticator apps by RFC 6238, their secrets sealed under the keyring. Recovery codes are hashed without a key, since
 * 80 random bits need none and a rotated key would end them.
 */
export const authenticatorApps = (keys: Keyring) =>
  Layer.succeed(Authenticators, {
    newSecret: (owner, { issuer, account }) =>
      Effect.sync(() => {
        const secret = new Secret({ size: secretBytes })
        const address = new TOTP({ ...algorithm, secret, issuer, label: account }).toString()
        return { secret: secret.base32, address, sealed: seal(keys, owner, secret.base32) }
      }),
    stepOf: (owner, sealed, code, now) =>
      Effect.sync(() => {
        const secret = unseal(keys, owner, sealed)
        const app = new TOTP({ ...algorithm, secret: Secret.fromBase32(secret) })
        const distance = app.validate({ token: code, timestamp: now, window: secondFactorPolicy.tolerance })
        if (distance === null) return undefined
        const isCurrent = sealed.startsWith(`${keys.current.id}.`)
        return {
          step: app.counter({ timestamp: now }) + distance,
          sealed: isCurrent ? sealed : seal(keys, owner, secret),
        }
      }),
    newRecoveryCodes: Effect.sync(() => Array.from({ length: secondFactorPolicy.recoveryCodes }, recoveryCode)),
    recoveryHash: (owner, code) =>
      Effect.sync(() => createHash("sha256").update(`${owner}:${code}`).digest("base64url")),
  })
