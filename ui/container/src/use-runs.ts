import type { AnyContract, Outcome } from "@application/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"

export type CommandState<C extends AnyContract> =
  | { readonly status: "idle" }
  | { readonly status: "pending" }
  | Outcome<C>

export interface CommandOptions {
  /** Read the route's loaders again after success; on unless the screen moves on anyway. */
  readonly revalidate?: boolean
}

/** The state of a command's runs, one at a time: a run while another is pending is ignored and resolves to `undefined`. */
export const useRuns = <C extends AnyContract>({ revalidate = true }: CommandOptions) => {
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
    async (call: () => Promise<Outcome<C>>): Promise<Outcome<C> | undefined> => {
      if (pending.current) return undefined
      pending.current = true
      setState({ status: "pending" })
      const outcome = await call()
      pending.current = false
      if (mounted.current) setState(outcome)
      if (outcome.status === "succeeded" && revalidate) await revalidator.revalidate()
      return outcome
    },
    [revalidate, revalidator],
  )
  const reset = useCallback(() => setState({ status: "idle" }), [])
  return [state, run, reset] as const
}
