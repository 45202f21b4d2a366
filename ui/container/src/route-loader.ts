import { resolve, type UseCaseContainer } from "@application/container"
import type { AnyContract, InputOf, OutputOf } from "@application/kernel"
import { createContext, type RouterContextProvider } from "react-router"
import { outcomeOf } from "./run.ts"

/** Carries the container into route loaders. */
export const containerContext = createContext<UseCaseContainer>()

/** What a loader throws when its call did not succeed; the route's error element shows it. */
export class LoadFailed extends Error {
  readonly failure: unknown
  constructor(failure: unknown) {
    super("A page could not be loaded")
    this.failure = failure
  }
}

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** Calls a use-case from a route loader; rejects with `LoadFailed`. */
export const load = async <C extends AnyContract>(
  { context, request }: LoaderArgs,
  contract: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> => {
  const outcome = await outcomeOf<C>(resolve(context.get(containerContext), contract)(input), {
    signal: request.signal,
  })
  if (outcome.status === "succeeded") return outcome.output
  throw new LoadFailed(outcome.status === "failed" ? outcome.failure : outcome.trouble)
}
