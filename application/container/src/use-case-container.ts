import { type AnyContract, type Caller, type InputOf, type Invoke, outcomeOf } from "@application/kernel"

/** Resolves use-cases; callers cannot tell whether one runs in this process or another. */
export interface UseCaseContainer {
  readonly resolve: <C extends AnyContract>(contract: C) => Invoke<C>
  readonly isBound: (contract: AnyContract) => boolean
}

/** The use-case behind a contract; throws if this process binds none. */
export const resolve = <C extends AnyContract>(container: UseCaseContainer, contract: C): Invoke<C> =>
  container.resolve(contract)

export const isBound = (container: UseCaseContainer, contract: AnyContract): boolean => container.isBound(contract)

/** Calls a container's use-cases without Effect. */
export const callerOf =
  (container: UseCaseContainer): Caller =>
  <C extends AnyContract>(contract: C, input: InputOf<C>, options?: Parameters<Caller>[2]) =>
    outcomeOf<C>(resolve(container, contract)(input), options)
