import { Context, Effect, References } from "effect"
import { type AccessDenied, CurrentActor, type ForbiddenBusinessProfile, type RoleForbidden } from "./actor.ts"
import { CurrentCall, profileNamed, runningCall } from "./authorise.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import { type TokenHolder, FirstRead } from "./first-read.ts"
import type { JsonText } from "./json-text.ts"
import { UnitOfWork } from "./unit-of-work.ts"

/** A use-case as the container returns it, with its ports supplied and access checked. */
export interface Invoke<C extends AnyContract> {
  (input: InputOf<C>): Call<C>
  /** The call with its first read apart, if the use-case has one. */
  readonly prepared?: (input: InputOf<C>) => PreparedCall<C>
}

type Call<C extends AnyContract> = Effect.Effect<OutputOf<C>, FailureOf<C> | AccessDenied>

/** A call that waits for the proof of who calls; `first` may be answered together with it. */
export interface PreparedCall<C extends AnyContract> {
  readonly first: FirstRead
  readonly call: Call<C>
}

/**
 * A contract's handler, before its ports are supplied. It answers the output, or its JSON text from a source that can
 * write it.
 */
export interface UseCase<C extends AnyContract, Ports, Answer = OutputOf<C> | JsonText<OutputOf<C>>> {
  readonly contract: C
  readonly handle: (input: InputOf<C>, first?: FirstRead) => Handled<C, Ports, Answer>
  /** What the handler reads first, if that is known from its input and who calls. */
  readonly first?: (ports: Context.Context<Ports>, input: InputOf<C>) => FirstRead
}

/** A handler may find that a right does not hold after all; every call's failures include it. */
type Handled<C extends AnyContract, Ports, Answer> = Effect.Effect<
  Answer,
  FailureOf<C> | ForbiddenBusinessProfile | RoleForbidden,
  Ports
>
type Handler<C extends AnyContract, Ports> = (input: InputOf<C>) => Handled<C, Ports, OutputOf<C>>

/**
 * Runs an effect as the contract's call, and in a span only while tracing is on: a span costs as much as a small
 * handler.
 */
const named = <A, E, R>(
  contract: AnyContract,
  input: unknown,
  effect: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R> =>
  Effect.flatMap(References.TracerEnabled, (traced) =>
    Effect.provideService(
      traced ? Effect.withSpan(effect, contract.name) : effect,
      CurrentCall,
      runningCall(contract, input),
    ),
  )

/** The ports that a contract's handler needs: a command's also a transaction. */
type PortsOf<C extends AnyContract, Ports> = C["kind"] extends "command" ? Ports | UnitOfWork : Ports

/** A contract's handler, run as the contract's kind says: a command in one transaction, queries and workflows outside any. */
export const handler = <C extends AnyContract, Ports>(
  contract: C,
  handle: Handler<C, Ports>,
): UseCase<C, PortsOf<C, Ports>, OutputOf<C>> => {
  const transacted: Handler<C, Ports | UnitOfWork> = (input) =>
    Effect.flatMap(UnitOfWork, (work) => work.transact(handle(input)))
  const run = contract.kind === "command" ? transacted : handle
  // The kind that decides here decides the type as well.
  return {
    contract,
    handle: (input) =>
      named(
        contract,
        input,
        Effect.suspend(() => run(input)),
      ),
  } as UseCase<C, PortsOf<C, Ports>, OutputOf<C>>
}

type Query = AnyContract & { readonly kind: "query" }

/** A query with a first read: `source` reads by who calls and the input, and `handle` makes the output of what was read. */
const reading = <C extends Query, Id, Port, A, Ports, Answer extends OutputOf<C> | JsonText<OutputOf<C>>>(
  contract: C,
  port: Context.Key<Id, Port>,
  source: (port: Port, input: InputOf<C>, caller: TokenHolder) => Effect.Effect<A, FailureOf<C>>,
  readAlone: (port: Port, input: InputOf<C>) => Effect.Effect<A, FailureOf<C>>,
  handle: (found: A, input: InputOf<C>) => Handled<C, Ports, Answer>,
): UseCase<C, Id | Ports, Answer> => ({
  contract,
  first: (ports, input) =>
    new FirstRead((caller) => source(Context.get(ports, port), input, caller), profileNamed(contract.access, input)),
  handle: (input, first) => {
    const answered = FirstRead.answerTo(first) as Effect.Effect<A, FailureOf<C>> | undefined
    const found = answered ?? Effect.flatMap(port, (service) => readAlone(service, input))
    return named(
      contract,
      input,
      Effect.flatMap(found, (value) => handle(value, input)),
    )
  },
})

/**
 * A query whose first read is known from its input alone: one effect of one port, which may be answered in the statement
 * that proves who calls. `handle` makes the output of what was read.
 */
export const read = <
  C extends Query,
  Id,
  Port,
  A,
  Ports = never,
  Answer extends OutputOf<C> | JsonText<OutputOf<C>> = OutputOf<C>,
>(
  contract: C,
  port: Context.Key<Id, Port>,
  source: (port: Port, input: InputOf<C>) => Effect.Effect<A, FailureOf<C>>,
  handle: (found: A, input: InputOf<C>) => Handled<C, Ports, Answer>,
): UseCase<C, Id | Ports, Answer> => reading(contract, port, source, source, handle)

/** Same as `read`, for what the signed-in user reads of their own. */
export const readOfCaller = <C extends Query, Id, Port, A, Ports = never>(
  contract: C,
  port: Context.Key<Id, Port>,
  source: (port: Port, caller: TokenHolder) => Effect.Effect<A, FailureOf<C>>,
  handle: (found: A, input: InputOf<C>) => Handled<C, Ports, OutputOf<C>>,
): UseCase<C, Id | Ports, OutputOf<C>> =>
  reading(
    contract,
    port,
    (service, _, caller) => source(service, caller),
    (service) =>
      Effect.flatMap(CurrentActor, (actor) =>
        actor.kind === "user" ? source(service, actor) : Effect.die(new Error("No user is signed in")),
      ),
    handle,
  )
