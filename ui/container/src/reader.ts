import { resolve } from "@application/container"
import { type AnyContract, type InputOf, outcomeOf, type OutputOf } from "@application/kernel"
import { useCallback } from "react"
import { LoadFailed } from "./load-failed.ts"
import { load, type LoaderArgs } from "./route-loader.ts"
import { loadContainer, useContainer } from "./use-case-provider.tsx"

/** Calls a use-case and rejects with `LoadFailed` when it did not succeed. */
export type Read = <C extends AnyContract>(contract: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** Reads as a route's loader does. */
export const readerOf =
  (args: LoaderArgs): Read =>
  (contract, input) =>
    load(args, contract, input)

/** Reads from a screen what its loader reads, to bring it up to date. */
export const useReader = (): Read => {
  const source = useContainer()
  return useCallback(
    async <C extends AnyContract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> => {
      const outcome = await outcomeOf<C>(resolve(await loadContainer(source), contract)(input))
      if (outcome.status === "succeeded") return outcome.output
      throw new LoadFailed(outcome.status === "failed" ? outcome.failure : outcome.trouble)
    },
    [source],
  )
}
