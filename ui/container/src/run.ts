import type { AccessDenied, AnyContract, FailureOf, Invoke, OutputOf } from "@application/kernel"
import { Cause, Effect, Exit, Option } from "effect"

/** How a call ended: with its output, with a failure that the screen explains, or with trouble that only a retry mends. */
export type Outcome<C extends AnyContract> =
  | { readonly status: "succeeded"; readonly output: OutputOf<C> }
  | { readonly status: "failed"; readonly failure: FailureOf<C> | AccessDenied }
  | { readonly status: "broken"; readonly trouble: unknown }

/** Runs a use-case to its outcome; never rejects. */
export const outcomeOf = async <C extends AnyContract>(
  call: ReturnType<Invoke<C>>,
  options?: { readonly signal?: AbortSignal },
): Promise<Outcome<C>> => {
  const exit = await Effect.runPromiseExit(call, options)
  if (Exit.isSuccess(exit)) return { status: "succeeded", output: exit.value }
  return Option.match(Cause.findErrorOption(exit.cause), {
    onNone: () => ({ status: "broken", trouble: Cause.squash(exit.cause) }),
    onSome: (failure) => ({ status: "failed", failure }),
  })
}
