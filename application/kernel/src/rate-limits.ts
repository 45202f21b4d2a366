import { Context, type Effect } from "effect"

/** Whether a call is allowed; if not, whole seconds until the next one is (0 when allowed). */
export interface RateLimitAnswer {
  readonly allowed: boolean
  readonly retryAfterSeconds: number
}

/**
 * Counts calls by key in windows of `perMs` milliseconds and allows `limit` per window; `weight` counts a call several
 * times. Call it outside the command's transaction, or a rollback forgets the call.
 */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    readonly take: (key: string, limit: number, perMs: number, weight?: number) => Effect.Effect<RateLimitAnswer>
    /** Gives one counted call of a key back. */
    readonly giveBack: (key: string) => Effect.Effect<void>
    /** Deletes up to `limit` windows that have ended and returns how many. */
    readonly deleteEnded: (limit: number) => Effect.Effect<number>
  }
>()("application/RateLimits") {}
