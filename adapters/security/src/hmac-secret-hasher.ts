import { createHmac } from "node:crypto"
import { Effect, Layer } from "effect"
import { SecretHasher } from "@application/identity/ports"
import { secretKey } from "./secret-key.ts"

/** HMAC-SHA256 under a key of at least 32 bytes: without the key a stolen table gives no six-digit code away. */
export const hmacSecretHasher = (key: string) =>
  Layer.effect(
    SecretHasher,
    Effect.map(secretKey(key), (bytes) => ({
      hash: (secret) => Effect.sync(() => createHmac("sha256", bytes).update(secret).digest("base64url")),
    })),
  )
