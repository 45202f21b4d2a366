import { resolve } from "@application/container"
import type { AnyContract, Invoke } from "@application/kernel"
import { useMemo } from "react"
import { useContainer } from "./use-case-provider.tsx"

/** The use-case behind a contract, to run with Effect. Most screens want `useCommand` or a loader instead. */
export const useUseCase = <C extends AnyContract>(contract: C): Invoke<C> => {
  const container = useContainer()
  return useMemo(() => resolve(container, contract), [container, contract])
}
