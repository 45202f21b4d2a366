import { Context, type Effect } from "effect"
import type { AnyContract, InputOf } from "./contract.ts"

export interface LaterOptions {
  /** Jobs of one key are queued at most once at a time. */
  readonly singletonKey?: string
  readonly startAfterSeconds?: number
  /** For whom it is done: callers are served in turn, so that one with many jobs holds up nobody else. */
  readonly caller?: string
}

/** Runs a contract later, in the worker, as the system. Queued in the caller's transaction: no commit, no job. */
export class JobQueue extends Context.Service<
  JobQueue,
  {
    readonly later: <C extends AnyContract>(
      contract: C,
      input: InputOf<C>,
      options?: LaterOptions,
    ) => Effect.Effect<void>
    /** How many jobs of a contract wait for a caller's turn. */
    readonly waiting: (contract: AnyContract, caller: string) => Effect.Effect<number>
  }
>()("application/JobQueue") {}
