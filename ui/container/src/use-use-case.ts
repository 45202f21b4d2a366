import { resolve } from "@application/container"
import type { AnyContract, Invoke } from "@application/kernel"
import { Effect } from "effect"
import { useMemo } from "react"
import { useContainer } from "./use-case-provider.tsx"

/** The use-case behind a contract, to run with Effect. Most screens want `useCommand` or a loader instead. */
export const useUseCase = <C extends AnyContract>(contract: C): Invoke<C> => {
  const source = useContainer()
  return useMemo((): Invoke<C> => {
    if (typeof source !== "function") return resolve(source, contract)
    return (input) => Effect.flatMap(Effect.promise(source), (container) => resolve(container, contract)(input))
  }, [source, contract])
}
