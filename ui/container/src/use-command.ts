import { type AnyContract, type InputOf, type Outcome, outcomeOf } from "@application/kernel"
import { useCallback } from "react"
import { type CommandOptions, useRuns } from "./use-runs.ts"
import { useUseCase } from "./use-use-case.ts"

/**
 * A command and its state. While one run is pending a second is ignored, so a double click sends once.
 * `run` resolves to the outcome (or `undefined` if it was ignored); `reset` clears a shown failure.
 */
export const useCommand = <C extends AnyContract>(contract: C, options: CommandOptions = {}) => {
  const invoke = useUseCase(contract)
  const [state, runs, reset] = useRuns<C>(options)
  const run = useCallback(
    (input: InputOf<C>): Promise<Outcome<C> | undefined> => runs(() => outcomeOf<C>(invoke(input))),
    [invoke, runs],
  )
  return [state, run, reset] as const
}
