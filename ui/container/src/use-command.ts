import type { AnyContract, InputOf } from "@application/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { type Outcome, outcomeOf } from "./run.ts"
import { useUseCase } from "./use-use-case.ts"

export type CommandState<C extends AnyContract> =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | Outcome<C>

export interface CommandOptions {
  /** Read the route's loaders again after success; on unless the screen moves on anyway. */
  readonly revalidate?: boolean
}

/**
 * A command and its state. While one run is pending a second is ignored, so a double click sends once.
 * `run` resolves to the outcome (or `undefined` if it was ignored); `reset` clears a shown failure.
 */
export const useCommand = <C extends AnyContract>(contract: C, { revalidate = true }: CommandOptions = {}) => {
  const invoke = useUseCase(contract)
  const revalidator = useRevalidator()
  const [state, setState] = useState<CommandState<C>>({ status: "idle" })
  const pending = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = useCallback(
    async (input: InputOf<C>): Promise<Outcome<C> | undefined> => {
      if (pending.current) return undefined
      pending.current = true
      setState({ status: "pending" })
      const outcome = await outcomeOf<C>(invoke(input))
      pending.current = false
      if (mounted.current) setState(outcome)
      if (outcome.status === "succeeded" && revalidate) await revalidator.revalidate()
      return outcome
    },
    [invoke, revalidate, revalidator],
  )
  const reset = useCallback(() => setState({ status: "idle" }), [])
  return [state, run, reset] as const
}
