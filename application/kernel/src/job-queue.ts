import { Context, type Effect } from "effect"
import type { AnyContract, InputOf } from "./contract.ts"

export interface LaterOptions {
  /** Jobs of one key are queued at most once at a time. */
  readonly singletonKey?: string
  readonly startAfterSeconds?: number
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
  }
>()("application/JobQueue") {}
