import { Effect } from "effect"
import type { AccessDenied } from "./actor.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import { UnitOfWork } from "./unit-of-work.ts"
import type { WireForm } from "./wire-form.ts"

/** What the container hands out: a use-case with every port supplied and access checked. */
export type Invoke<C extends AnyContract> = (
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | AccessDenied>

/** A contract's authoritative handler, still open in its ports. */
export interface UseCase<C extends AnyContract, Ports> {
  readonly contract: C
  readonly handle: (input: InputOf<C>) => Effect.Effect<OutputOf<C>, FailureOf<C>, Ports>
  /** The same answer in its wire form, where that costs less. */
  readonly handleWire?: (input: InputOf<C>) => Effect.Effect<WireForm<OutputOf<C>>, FailureOf<C>, Ports>
}

type Handler<C extends AnyContract, Ports> = (input: InputOf<C>) => Effect.Effect<OutputOf<C>, FailureOf<C>, Ports>

/** Reads only; runs outside a transaction. */
export const query = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> => ({
  contract,
  handle: (input) => Effect.withSpan(handle(input), contract.name),
})

/** A query whose answer the database can write in its wire form; both ways must say the same. */
export const wireQuery = <C extends AnyContract, Ports>(
  contract: C,
  handle: Handler<C, Ports>,
  handleWire: (input: InputOf<C>) => Effect.Effect<WireForm<OutputOf<C>>, FailureOf<C>, Ports>,
): UseCase<C, Ports> => ({
  ...query(contract, handle),
  handleWire: (input) => Effect.withSpan(handleWire(input), contract.name),
})

/** Changes state: everything the handler writes commits together or not at all. */
export const command = <C extends AnyContract, Ports>(
  contract: C,
  handle: Handler<C, Ports>,
): UseCase<C, Ports | UnitOfWork> => ({
  contract,
  handle: (input) =>
    Effect.withSpan(
      Effect.flatMap(UnitOfWork, (work) => work.transact(handle(input))),
      contract.name,
    ),
})

/**
 * Talks to the outside world between its own short transactions, which the handler opens through `UnitOfWork`.
 * Must be safe to run again from the start: every outside step is keyed and recorded.
 */
export const workflow = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> =>
  query(contract, handle)
