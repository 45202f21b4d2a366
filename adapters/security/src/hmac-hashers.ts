import { createHmac } from "node:crypto"
import { LinkHasher } from "@application/kernel"
import { Effect, Layer } from "effect"
import { SecretHasher } from "@application/identity/ports"
import type { Key, Keyring } from "./keyring.ts"

const hashUnder = ({ id, bytes }: Key, secret: string): string =>
  `${id}.${createHmac("sha256", bytes).update(secret).digest("base64url")}`

const hasher = ({ current, all }: Keyring) => ({
  hash: (secret: string) => Effect.sync(() => hashUnder(current, secret)),
  accepted: (secret: string) => Effect.sync(() => all.map((key) => hashUnder(key, secret))),
})

/** HMAC-SHA256, so that a stolen table reveals no six-digit code without the key. */
export const hmacSecretHasher = (keys: Keyring) => Layer.succeed(SecretHasher, hasher(keys))

/** HMAC-SHA256 of the tokens in links, under keys of their own. */
export const hmacLinkHasher = (keys: Keyring) => Layer.succeed(LinkHasher, hasher(keys))
