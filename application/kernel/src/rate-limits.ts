import { Context, type Effect } from "effect"

/** Whether a call may go ahead; if not, whole seconds until one of its kind may again (0 when allowed). */
export interface RateLimitAnswer {
  readonly allowed: boolean
  readonly retryAfterSeconds: number
}

/**
 * Counts calls by key in windows of `perMs` milliseconds and allows `limit` in each; a call of a `weight` counts as so many.
 * Take outside the command's transaction, or a refused call is forgotten with it.
 */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    readonly take: (key: string, limit: number, perMs: number, weight?: number) => Effect.Effect<RateLimitAnswer>
    /** Takes one call of a key back, as if it had not been made. */
    readonly giveBack: (key: string) => Effect.Effect<void>
    /** Deletes up to `limit` windows that have ended, and says how many. */
    readonly deleteEnded: (limit: number) => Effect.Effect<number>
  }
>()("application/RateLimits") {}
