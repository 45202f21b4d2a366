import type { AnyContract, Invoke } from "@application/kernel"
import type { UseCaseContainer } from "./use-case-container.ts"

/**
 * Binds every contract to another process; `call` makes a contract's client on first use. Contracts are not listed, so
 * a browser loads only its page's contracts and no container library.
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
