import { Cause, Effect, Exit, Option } from "effect"
import type { AccessDenied } from "./actor.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { Invoke } from "./use-case.ts"

/**
 * The result of a call, and of a step of a flow: its output, a declared failure for the screen to explain, or an error
 * that only a retry can fix.
 */
export type Outcome<Output, Fail> =
  | { readonly status: "succeeded"; readonly output: Output }
  | { readonly status: "failed"; readonly failure: Fail }
  | { readonly status: "broken"; readonly error: unknown }

/** The outcome of a contract's call. */
export type OutcomeOf<C extends AnyContract> = Outcome<OutputOf<C>, FailureOf<C> | AccessDenied>

/** A use-case as a promise that never rejects, so that callers do not load Effect on the first page. */
export type Ask<C extends AnyContract> = (input: InputOf<C>) => Promise<OutcomeOf<C>>

/** Calls any use-case by its contract; never rejects. */
export type Caller = <C extends AnyContract>(
  contract: C,
  input: InputOf<C>,
  options?: Pick<Effect.RunOptions, "signal">,
) => Promise<OutcomeOf<C>>

/** Runs a use-case and returns its outcome; never rejects. */
export const outcomeOf = async <C extends AnyContract>(
  call: ReturnType<Invoke<C>>,
  options?: Effect.RunOptions,
): Promise<OutcomeOf<C>> => {
  const exit = await Effect.runPromiseExit(call, options)
  if (Exit.isSuccess(exit)) return { status: "succeeded", output: exit.value }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ status: "broken", error: Cause.squash(exit.cause) }),
    onSome: (failure) => ({ status: "failed", failure }),
  })
}

/** Converts a use-case for callers without Effect. */
export const asyncCall =
  <C extends AnyContract>(invoke: Invoke<C>): Ask<C> =>
  (input) =>
    outcomeOf<C>(invoke(input))
