import { PasswordHasher } from "@application/kernel"
import { hash, verify } from "@node-rs/argon2"
import { Effect, Layer } from "effect"
import { concurrencyLimit } from "@adapters/threads"

/** Cost of one hash (memory in KiB) and how many may run and wait; further callers are refused as an overload. */
export interface HashingOptions {
  readonly memoryKiB?: number
  readonly passes?: number
  readonly atOnce?: number
  readonly waiting?: number
}

/** OWASP's recommendation for argon2id with little memory: 19 MiB, 2 passes, 1 lane. */
const defaults = { memoryKiB: 19_456, passes: 2, atOnce: 2, waiting: 200 } as const

/** Hashes by argon2id on worker threads, a few at a time; an unknown user takes as long as a known one. */
export const argonPasswordHasher = (options: HashingOptions = {}) =>
  Layer.effect(
    PasswordHasher,
    Effect.gen(function* () {
      const { memoryKiB, passes, atOnce, waiting } = { ...defaults, ...options }
      const costs = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 }
      const hashing = concurrencyLimit({ atOnce, waiting, retryAfterSeconds: 5 })
      const inTurn = <A>(work: () => Promise<A>) => hashing.run(Effect.promise(work))
      const decoy = yield* inTurn(() => hash("nobody's password", costs))
      return {
        hash: (password) => inTurn(() => hash(password, costs)),
        verify: (passwordHash, password) =>
          inTurn(() => verify(passwordHash ?? decoy, password)).pipe(
            Effect.map((matches) => matches && passwordHash !== undefined),
          ),
      }
    }),
  )
