import { createHash, randomBytes } from "node:crypto"
import { Effect, Layer } from "effect"
import { TokenSafe } from "@application/kernel"
import type { Keyring } from "./keyring.ts"
import { seal, unseal } from "./sealed-text.ts"

/** 256 bits, the least that RFC 7636 recommends. */
const verifierBytes = 32

const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url")

/** Tokens sealed under the keyring by AES-256-GCM, each with the id of its key. */
export const sealedTokens = (keys: Keyring) =>
  Layer.succeed(TokenSafe, {
    seal: (place, text) => Effect.sync(() => seal(keys, place, text)),
    open: (place, sealed) => Effect.option(Effect.try(() => unseal(keys, place, sealed))),
    newVerifier: Effect.sync(() => {
      const verifier = randomBytes(verifierBytes).toString("base64url")
      return { verifier, challenge: challengeOf(verifier) }
    }),
    challengeOf: (verifier) => Effect.sync(() => challengeOf(verifier)),
  })
