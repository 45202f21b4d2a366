import type { AnyContract, Caller, InputOf, OutcomeOf } from "@application/kernel"
import { useCallback } from "react"
import type { LateContract } from "./late-contract.ts"
import { useUseCases } from "./use-cases.tsx"

/** One use-case as a function; never rejects. */
export type Call<C extends AnyContract, Input> = (
  input: Input,
  options?: Parameters<Caller>[2],
) => Promise<OutcomeOf<C>>

/** What a hook calls: a contract, or one that is loaded with its first call. */
export type Callable<C extends AnyContract, Input> = C | LateContract<C, Input>

const isLate = <C extends AnyContract, Input>(callable: Callable<C, Input>): callable is LateContract<C, Input> =>
  typeof callable === "function"

/** A use-case to call from a flow or an effect. Most screens want `useCommand` or `useRead` instead. */
export const useCall = <C extends AnyContract, Input = InputOf<C>>(callable: Callable<C, Input>): Call<C, Input> => {
  const { call } = useUseCases()
  return useCallback(
    async (input, options) => {
      try {
        if (!isLate(callable)) return await call(callable, input as InputOf<C>, options)
        const { contract, inputOf } = await callable()
        return await call(contract, inputOf(input), options)
      } catch (error) {
        return { status: "broken", error }
      }
    },
    [call, callable],
  )
}
