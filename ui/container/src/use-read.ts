import type { AnyContract, InputOf, OutputOf } from "@application/kernel"
import { useCallback, useEffect, useRef, useState } from "react"
import { type Callable, useCall } from "./use-call.ts"

export interface ReadState<Output> {
  /** The newest good answer; it stays while the next is on its way or failed. */
  readonly output: Output | undefined
  /** Whether `output` answers the present question. */
  readonly isCurrent: boolean
  readonly isLoading: boolean
  readonly failure: unknown
  readonly retry: () => void
}

interface Held<Output> {
  readonly output?: Output
  readonly answers?: string
  readonly failure?: unknown
}

/**
 * Asks a query whenever its input changes, `wait` milliseconds after the last change; `undefined` asks nothing.
 * An older answer never replaces a newer one.
 */
export const useRead = <C extends AnyContract, Input = InputOf<C>>(
  callable: Callable<C, Input>,
  input: NoInfer<Input> | undefined,
  wait = 0,
): ReadState<OutputOf<C>> => {
  const call = useCall<C, Input>(callable)
  const [held, setHeld] = useState<Held<OutputOf<C>>>({})
  const [turn, setTurn] = useState(0)
  const question = input === undefined ? undefined : JSON.stringify(input)
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })

  useEffect(() => {
    const query = latest.current
    if (question === undefined || query === undefined) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const outcome = await call(query, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (outcome.status === "succeeded") setHeld({ output: outcome.output, answers: question })
      else setHeld((before) => ({ ...before, failure: outcome.status === "failed" ? outcome.failure : outcome.error }))
    }
    setHeld(({ output }) => (output === undefined ? {} : { output }))
    const timer = setTimeout(() => void ask(), wait)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [call, question, turn, wait])

  const retry = useCallback(() => setTurn((before) => before + 1), [])
  const isCurrent = question !== undefined && held.answers === question
  const failure = held.failure
  return {
    output: held.output,
    isCurrent,
    isLoading: question !== undefined && !isCurrent && failure === undefined,
    failure,
    retry,
  }
}
