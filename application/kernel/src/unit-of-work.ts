import { Context, type Effect } from "effect"

/** Runs a command in a transaction: commits on success, rolls back on failure, defect or interruption. */
export class UnitOfWork extends Context.Service<
  UnitOfWork,
  { readonly transact: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> }
>()("application/UnitOfWork") {}
