import type { AnyContract, Invoke } from "@application/kernel"
import type { UseCaseContainer } from "./use-case-container.ts"

/**
 * Every contract bound to another process: `call` makes a contract's stub, when it is first asked for. Nothing is
 * listed, so a browser loads the contracts of the page that it shows and no container library.
 */
export const remoteContainer = (call: (contract: AnyContract) => Invoke<AnyContract>): UseCaseContainer => {
  const stubs = new Map<symbol, Invoke<AnyContract>>()
  return {
    resolve: (contract) => {
      const stub = stubs.get(contract.identifier) ?? call(contract)
      stubs.set(contract.identifier, stub)
      return stub
    },
    isBound: () => true,
  }
}
