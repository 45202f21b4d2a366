import { Effect, Layer } from "effect"
import { type KeyedHasher, LinkHasher } from "../link-hasher.ts"

/** Hashes that are the secrets with words before them. */
export const readableHasher: KeyedHasher = {
  hash: (secret) => Effect.succeed(`hash of ${secret}`),
  accepted: (secret) => Effect.succeed([`hash of ${secret}`]),
}

export const memoryLinkHasher = Layer.succeed(LinkHasher, readableHasher)
