import { Context, type Effect } from "effect"
import type { TooManyRequests } from "@domain/identity"

/** How often something may happen within a window that starts with its first time. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** Keeps public calls from being used up by one caller. */
export class SignupLimits extends Context.Service<
  SignupLimits,
  {
    /** Counts one more for the key, or fails with when to come back. */
    readonly count: (limit: Limit, key: string) => Effect.Effect<void, TooManyRequests>
  }
>()("signup/SignupLimits") {}
