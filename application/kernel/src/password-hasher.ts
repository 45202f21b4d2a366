import { Context, type Effect } from "effect"

/** Slow, salted password hashes; a busy server queues callers rather than run out of memory. */
export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes as long without a hash (an unknown user) as with one, and returns false then. */
    readonly verify: (passwordHash: string | undefined, password: string) => Effect.Effect<boolean>
  }
>()("kernel/PasswordHasher") {}
