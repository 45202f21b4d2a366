import "reflect-metadata"
import { type Context, Effect } from "effect"
import { Container, ContainerModule } from "inversify"
import {
  type AnyContract,
  authorised,
  type InputOf,
  type Invoke,
  TakesJsonText,
  type UseCase,
} from "@application/kernel"
import { withPorts } from "./fiber-ports.ts"
import type { UseCaseContainer } from "./use-case-container.ts"

/** Handlers of this process, by contract. */
export interface LocalContainer extends UseCaseContainer {
  readonly bindings: Container
}

const loaded = (bindings: Container, modules: ReadonlyArray<ContainerModule>): LocalContainer => {
  bindings.load(...modules)
  return {
    bindings,
    resolve: <C extends AnyContract>({ identifier }: C) => bindings.get<Invoke<C>>(identifier),
    isBound: ({ identifier }) => bindings.isBound(identifier),
  }
}

export const makeContainer = (...modules: ReadonlyArray<ContainerModule>): LocalContainer =>
  loaded(new Container(), modules)

/** A container that inherits its parent's bindings and may replace them, for example in a test. */
export const childContainer = (parent: LocalContainer, ...modules: ReadonlyArray<ContainerModule>): LocalContainer =>
  loaded(new Container({ parent: parent.bindings }), modules)

/**
 * Binds handlers in this process to its ports. Access is checked before each handler runs; a missing port is a type
 * error.
 */
export const bind = <Ports>(
  ports: Context.Context<Ports>,
  useCases: ReadonlyArray<UseCase<AnyContract, NoInfer<Ports>>>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const { contract, handle, handleJson } of useCases) {
      const answer = (input: InputOf<AnyContract>) =>
        handleJson === undefined
          ? handle(input)
          : Effect.flatMap(TakesJsonText, (takes) => (takes ? handleJson(input) : handle(input)))
      const checked: Invoke<AnyContract> = (input) =>
        authorised(
          contract.access,
          input,
          Effect.suspend(() => withPorts(answer(input), ports)),
        )
      bind<Invoke<AnyContract>>(contract.identifier).toConstantValue(checked)
    }
  })
