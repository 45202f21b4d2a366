import "reflect-metadata"
import { type Context, Effect } from "effect"
import { Container, ContainerModule } from "inversify"
import { type AnyContract, authorise, type Invoke, type UseCase } from "@application/kernel"

export type UseCaseContainer = Container

export const makeContainer = (...modules: ReadonlyArray<ContainerModule>): UseCaseContainer => {
  const container = new Container()
  container.load(...modules)
  return container
}

/** A child sees its parent's bindings and may replace them: one per portal or business profile. */
export const childContainer = (
  parent: UseCaseContainer,
  ...modules: ReadonlyArray<ContainerModule>
): UseCaseContainer => {
  const container = new Container({ parent })
  container.load(...modules)
  return container
}

/** The use-case behind a contract; throws if this process binds none. */
export const resolve = <C extends AnyContract>(container: UseCaseContainer, contract: C): Invoke<C> =>
  container.get<Invoke<C>>(contract.identifier)

export const isBound = (container: UseCaseContainer, contract: AnyContract): boolean =>
  container.isBound(contract.identifier)

/**
 * Binds handlers in this process, closed over its ports; access is checked before each handler runs.
 * A port that `ports` lacks is a type error.
 */
export const bind = <Ports>(
  ports: Context.Context<Ports>,
  useCases: ReadonlyArray<UseCase<AnyContract, NoInfer<Ports>>>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const { contract, handle } of useCases) {
      const invoke: Invoke<AnyContract> = (input) =>
        Effect.andThen(authorise(contract.access, input), Effect.provide(handle(input), ports))
      bind<Invoke<AnyContract>>(contract.identifier).toConstantValue(invoke)
    }
  })

/** Binds contracts to another process: `call` makes each contract's stub. */
export const bindRemote = (
  call: (contract: AnyContract) => Invoke<AnyContract>,
  contracts: ReadonlyArray<AnyContract>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const contract of contracts) bind<Invoke<AnyContract>>(contract.identifier).toConstantValue(call(contract))
  })
