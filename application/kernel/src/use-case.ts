import { Effect, References } from "effect"
import type { AccessDenied, RoleForbidden } from "./actor.ts"
import { CurrentAccess } from "./authorise.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { JsonText } from "./json-text.ts"
import { UnitOfWork } from "./unit-of-work.ts"

/** What the container hands out: a use-case with every port supplied and access checked. */
export type Invoke<C extends AnyContract> = (
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | AccessDenied>

/** A contract's authoritative handler, still open in its ports. */
export interface UseCase<C extends AnyContract, Ports> {
  readonly contract: C
  readonly handle: Handler<C, Ports>
  /** The same answer as JSON text, where its source writes it so. */
  readonly handleJson?: JsonHandler<C, Ports>
}

type Handler<C extends AnyContract, Ports> = (
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | RoleForbidden, Ports>
type JsonHandler<C extends AnyContract, Ports> = (
  input: InputOf<C>,
) => Effect.Effect<JsonText<OutputOf<C>>, FailureOf<C> | RoleForbidden, Ports>

/** Runs with the contract's access at hand, under a span of its name while anybody traces: spans cost as much as a small handler. */
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

/** A query whose source can also write the whole answer as JSON text. Both ways say the same and are checked alike. */
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

/** Changes state: everything the handler writes commits together or not at all. */
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
 * Talks to the outside world between its own short transactions, which the handler opens through `UnitOfWork`.
 * Must be safe to run again from the start: every outside step is keyed and recorded.
 */
export const workflow = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> =>
  query(contract, handle)
