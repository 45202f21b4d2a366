import { Context, type Effect } from "effect"
import type { AnyContract, InputOf } from "./contract.ts"

export interface LaterOptions {
  /** At most one job per key is queued at a time. */
  readonly singletonKey?: string
  readonly startAfterSeconds?: number
  /** Whom the job is for; callers take turns, so that one with many jobs does not delay others. */
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
    /** The number of waiting jobs of a contract and caller. */
    readonly waiting: (contract: AnyContract, caller: string) => Effect.Effect<number>
  }
>()("application/JobQueue") {}

/** The id of the job that runs, the same each time that it is tried; undefined outside jobs. */
export const CurrentJob = Context.Reference<string | undefined>("application/CurrentJob", {
  defaultValue: () => undefined,
})
