import { resolve } from "@application/container"
import { type AnyContract, type InputOf, outcomeOf, type OutputOf } from "@application/kernel"
import type { RouterContextProvider } from "react-router"
import { containerContext } from "./container-context.ts"
import { LoadFailed } from "./load-failed.ts"
import { loadContainer } from "./use-case-provider.tsx"

/** The part of a loader's arguments that a read needs. */
export interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** Calls a use-case from a route loader; rejects with `LoadFailed`. */
export const load = async <C extends AnyContract>(
  { context, request }: LoaderArgs,
  contract: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> => {
  const container = await loadContainer(context.get(containerContext))
  const outcome = await outcomeOf<C>(resolve(container, contract)(input), { signal: request.signal })
  if (outcome.status === "succeeded") return outcome.output
  throw new LoadFailed(outcome.status === "failed" ? outcome.failure : outcome.trouble)
}
