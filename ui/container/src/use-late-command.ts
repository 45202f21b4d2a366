import type { AnyContract, Outcome } from "@application/kernel"
import { useCallback } from "react"
import { type LoadCall, useLateCall } from "./use-late-call.ts"
import { type CommandOptions, useRuns } from "./use-runs.ts"

/** `useCommand` for first pages: pending from the press on, while the command's part of the program is still loaded. */
export const useLateCommand = <C extends AnyContract, Typed>(
  load: LoadCall<C, Typed>,
  options: CommandOptions = {},
) => {
  const { call, prepare } = useLateCall(load)
  const [state, runs, reset] = useRuns<C>(options)
  const run = useCallback((typed: Typed): Promise<Outcome<C> | undefined> => runs(() => call(typed)), [call, runs])
  return { state, run, reset, prepare }
}
