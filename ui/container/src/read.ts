import type { AnyContract, Caller, InputOf, OutputOf } from "@application/kernel"
import type { RouterContextProvider } from "react-router"
import { LoadFailed } from "./load-failed.ts"
import { useCasesContext } from "./use-cases.tsx"

/** Calls a query and rejects with `LoadFailed` when it did not succeed. */
export type Read = <C extends AnyContract>(contract: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** The part of a loader's arguments that a read needs. */
interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** Reads by a caller until `signal` ends it. */
export const readBy =
  (call: Caller, signal: AbortSignal): Read =>
  async <C extends AnyContract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const outcome = await call(contract, input, { signal })
    if (outcome.status === "succeeded") return outcome.output
    throw new LoadFailed(outcome.status === "failed" ? outcome.failure : outcome.error)
  }

/** Reads as a route's loader does. */
export const readerOf = ({ context, request }: LoaderArgs): Read =>
  readBy(context.get(useCasesContext).call, request.signal)
