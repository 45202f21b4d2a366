import { Context, type Effect } from "effect"

/** Fast keyed hashes of random secrets. Under one key, equal secrets have equal hashes. */
export interface KeyedHasher {
  /** The hash under the current key, to be stored. */
  readonly hash: (secret: string) => Effect.Effect<string>
  /** The hashes that a stored secret may have: under the current key, then under older accepted keys. */
  readonly accepted: (secret: string) => Effect.Effect<ReadonlyArray<string>>
}

/** Hashes of the keys that links carry, and of what links show; each kind is hashed behind a prefix of its own. */
export class LinkHasher extends Context.Service<LinkHasher, KeyedHasher>()("kernel/LinkHasher") {}
