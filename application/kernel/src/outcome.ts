import { Cause, Effect, Exit, Option } from "effect"
import type { AccessDenied } from "./actor.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { Invoke } from "./use-case.ts"

/** How a call ended: with its output, with a failure that the screen explains, or with trouble that only a retry mends. */
export type Outcome<C extends AnyContract> =
  | { readonly status: "succeeded"; readonly output: OutputOf<C> }
  | { readonly status: "failed"; readonly failure: FailureOf<C> | AccessDenied }
  | { readonly status: "broken"; readonly trouble: unknown }

/** A use-case as a promise of its outcome that never rejects: callers need no Effect, which a first page does not load. */
export type Ask<C extends AnyContract> = (input: InputOf<C>) => Promise<Outcome<C>>

/** Runs a use-case to its outcome; never rejects. */
export const outcomeOf = async <C extends AnyContract>(
  call: ReturnType<Invoke<C>>,
  options?: Effect.RunOptions,
): Promise<Outcome<C>> => {
  const exit = await Effect.runPromiseExit(call, options)
  if (Exit.isSuccess(exit)) return { status: "succeeded", output: exit.value }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ status: "broken", trouble: Cause.squash(exit.cause) }),
    onSome: (failure) => ({ status: "failed", failure }),
  })
}

/** The use-case for callers without Effect. */
export const asking =
  <C extends AnyContract>(invoke: Invoke<C>): Ask<C> =>
  (input) =>
    outcomeOf<C>(invoke(input))
