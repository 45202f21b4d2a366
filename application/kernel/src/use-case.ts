import { Effect, References } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { AccessDenied, Reader } from "./actor.ts"
import type { AnyContract, Contract, Failure, FailureOf, InputOf, OutputOf } from "./contract.ts"
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
  readonly handleWire?: WireHandler<C, Ports>
}

type Handler<C extends AnyContract, Ports> = (input: InputOf<C>) => Effect.Effect<OutputOf<C>, FailureOf<C>, Ports>
type WireHandler<C extends AnyContract, Ports> = (
  input: InputOf<C>,
  reader: Reader,
) => Effect.Effect<WireForm<OutputOf<C>>, FailureOf<C>, Ports>

/** Runs under a span of the contract's name while anybody traces: making spans costs as much as a small handler. */
const named = <A, E, R>({ name }: AnyContract, effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(References.TracerEnabled, (traced) => (traced ? Effect.withSpan(effect, name) : effect))

/** Reads only; runs outside a transaction. */
export const query = <C extends AnyContract, Ports>(contract: C, handle: Handler<C, Ports>): UseCase<C, Ports> => ({
  contract,
  handle: (input) =>
    named(
      contract,
      Effect.suspend(() => handle(input)),
    ),
})

/**
 * A query for members whose answer the database can write in its wire form; both ways must say the same. The wire form's
 * source proves the reader's membership itself, as it answers, instead of having it looked up before. A wire form may be
 * kept and asked again, so nothing but the input and the reader may decide which one it is.
 */
export const wireQuery = <
  C extends Contract<string, { readonly businessProfileId: BusinessProfileId }, unknown, Failure>,
  Ports,
>(
  contract: C,
  handle: Handler<C, Ports>,
  handleWire: WireHandler<C, Ports>,
): UseCase<C, Ports> => ({
  ...query(contract, handle),
  handleWire: (input, reader) =>
    named(
      contract,
      Effect.suspend(() => handleWire(input, reader)),
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
