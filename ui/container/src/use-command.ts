import type { AnyContract, InputOf, OutcomeOf } from "@application/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { type Callable, useCall } from "./use-call.ts"

export type CommandState<C extends AnyContract> =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | OutcomeOf<C>

export interface CommandOptions {
  /** Read the route's loaders again after success; on unless the screen moves on anyway. */
  readonly revalidate?: boolean
}

/**
 * A command and its state; `reset` clears a shown failure. A run while another is pending resolves to undefined, so a
 * double click sends once, and a command continues when its screen is left.
 */
export const useCommand = <C extends AnyContract, Input = InputOf<C>>(
  callable: Callable<C, Input>,
  { revalidate = true }: CommandOptions = {},
) => {
  const call = useCall<C, Input>(callable)
  const revalidator = useRevalidator()
  const [state, setState] = useState<CommandState<C>>({ status: "idle" })
  const isPending = useRef(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const run = useCallback(
    async (input: Input): Promise<OutcomeOf<C> | undefined> => {
      if (isPending.current) return undefined
      isPending.current = true
      setState({ status: "pending" })
      const outcome = await call(input)
      isPending.current = false
      if (isMounted.current) setState(outcome)
      if (outcome.status === "succeeded" && revalidate) await revalidator.revalidate()
      return outcome
    },
    [call, revalidate, revalidator],
  )
  const reset = useCallback(() => setState({ status: "idle" }), [])
  return [state, run, reset] as const
}
