import { Cause, Effect, Exit, Option } from "effect"
import type { AccessDenied } from "./actor.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { Invoke } from "./use-case.ts"

/**
 * The result of a call: its output, a declared failure for the screen to explain, or an error that only a retry can
 * fix.
 */
export type Outcome<C extends AnyContract> =
  | { readonly status: "succeeded"; readonly output: OutputOf<C> }
  | { readonly status: "failed"; readonly failure: FailureOf<C> | AccessDenied }
  | { readonly status: "broken"; readonly error: unknown }

/** A use-case as a promise that never rejects, so that callers do not load Effect on the first page. */
export type Ask<C extends AnyContract> = (input: InputOf<C>) => Promise<Outcome<C>>

/** Calls any use-case by its contract; never rejects. */
export type Caller = <C extends AnyContract>(
  contract: C,
  input: InputOf<C>,
  options?: Pick<Effect.RunOptions, "signal">,
) => Promise<Outcome<C>>

/** Runs a use-case and returns its outcome; never rejects. */
export const outcomeOf = async <C extends AnyContract>(
  call: ReturnType<Invoke<C>>,
  options?: Effect.RunOptions,
): Promise<Outcome<C>> => {
  const exit = await Effect.runPromiseExit(call, options)
  if (Exit.isSuccess(exit)) return { status: "succeeded", output: exit.value }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ status: "broken", error: Cause.squash(exit.cause) }),
    onSome: (failure) => ({ status: "failed", failure }),
  })
}

/** Converts a use-case for callers without Effect. */
export const asking =
  <C extends AnyContract>(invoke: Invoke<C>): Ask<C> =>
  (input) =>
    outcomeOf<C>(invoke(input))
