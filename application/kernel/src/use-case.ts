import { Effect, References } from "effect"
import type { AccessDenied, RoleForbidden } from "./actor.ts"
import { CurrentAccess } from "./authorise.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { JsonText } from "./json-text.ts"
import { UnitOfWork } from "./unit-of-work.ts"

/** A use-case as the container returns it, with its ports supplied and access checked. */
export type Invoke<C extends AnyContract> = (
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | AccessDenied>

/** A contract's handler, before its ports are supplied. */
export interface UseCase<C extends AnyContract, Ports> {
  readonly contract: C
  readonly handle: Handler<C, Ports>
  /** The same answer as JSON text, if its source can write it. */
  readonly handleJson?: JsonHandler<C, Ports>
}

type Handler<C extends AnyContract, Ports> = (
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | RoleForbidden, Ports>
type JsonHandler<C extends AnyContract, Ports> = (
  input: InputOf<C>,
) => Effect.Effect<JsonText<OutputOf<C>>, FailureOf<C> | RoleForbidden, Ports>

/**
 * Runs an effect with the contract's access, and in a span only while tracing is on: a span costs as much as a small
 * handler.
 */
const named = <A, E, R>({ name, access }: AnyContract, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(References.TracerEnabled, (traced) =>
    Effect.provideService(traced ? Effect.withSpan(effect, name) : effect, CurrentAccess, access),
  )

/** Reads only; runs outside a transaction. */
export const query = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> => ({
  contract,
  handle: (input) =>
    named(
      contract,
      Effect.suspend(() => handle(input)),
    ),
})

/** A query whose source can also write the answer as JSON text. Both answers are the same and need the same access. */
export const jsonQuery = <C extends AnyContract, Ports>(
  contract: C,
  handle: Handler<C, Ports>,
  handleJson: JsonHandler<C, Ports>,
): UseCase<C, Ports> => ({
  ...query(contract, handle),
  handleJson: (input) =>
    named(
      contract,
      Effect.suspend(() => handleJson(input)),
    ),
})

/** Changes state in one transaction: all of the handler's writes commit, or none. */
export const command = <C extends AnyContract, Ports>(
  contract: C,
  handle: Handler<C, Ports>,
): UseCase<C, Ports | UnitOfWork> => ({
  contract,
  handle: (input) =>
    named(
      contract,
      Effect.flatMap(UnitOfWork, (work) => work.transact(handle(input))),
    ),
})

/**
 * Calls the outside world between short transactions that the handler opens through `UnitOfWork`. It must be safe to
 * rerun: every outside step has an idempotency key and is recorded.
 */
export const workflow = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> =>
  query(contract, handle)
