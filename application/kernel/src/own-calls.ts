import { Effect } from "effect"
import type { AccessDenied } from "./actor.ts"
import { authorised } from "./authorise.ts"
import type { AnyContract, FailureOf, InputOf, OutputOf } from "./contract.ts"
import type { UseCase } from "./use-case.ts"

/** Calls of a context that another context makes in the name of whoever calls it, each with the check of rights as at the door. */
export type OwnCalls<Calls extends AnyContract> = <C extends Calls>(
  contract: C,
  input: InputOf<C>,
) => Effect.Effect<OutputOf<C>, FailureOf<C> | AccessDenied>

type ContractIn<Handlers> = Handlers extends UseCase<infer C, never, unknown> ? C : never
type PortsIn<Handlers> = Handlers extends {
  readonly handle: (...input: never) => Effect.Effect<unknown, unknown, infer Ports>
}
  ? Ports
  : never

/** The calls behind some handlers, over the ports that they need; who calls, and in which transaction, stays the caller's. */
export const ownCalls = <const Handlers extends ReadonlyArray<object>>(
  ...handlers: Handlers
): Effect.Effect<OwnCalls<ContractIn<Handlers[number]>>, never, PortsIn<Handlers[number]>> =>
  Effect.map(Effect.context<PortsIn<Handlers[number]>>(), (ports) => {
    const useCases = handlers as ReadonlyArray<unknown> as ReadonlyArray<UseCase<AnyContract, never>>
    const byContract = new Map(useCases.map((useCase) => [useCase.contract.identifier, useCase]))
    const call = (contract: AnyContract, input: never) => {
      const useCase = byContract.get(contract.identifier)
      return useCase === undefined
        ? Effect.die(new Error(`${contract.name} is no call of another context`))
        : authorised(
            contract,
            input,
            Effect.suspend(() => Effect.provideContext(useCase.handle(input), ports)),
          )
    }
    return call as OwnCalls<ContractIn<Handlers[number]>>
  })
