import "reflect-metadata"
import { type Context, Effect } from "effect"
import { Container, ContainerModule } from "inversify"
import {
  type AnyContract,
  authorised,
  type FirstRead,
  type InputOf,
  type Invoke,
  JsonText,
  outputIn,
  type PreparedCall,
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

/** A container that inherits its parent's bindings and replaces some, as the worlds of tests and stories do. */
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
    for (const { contract, handle, first } of useCases) {
      const output = (handled: unknown) =>
        handled instanceof JsonText
          ? Effect.flatMap(TakesJsonText, (takes) => (takes ? Effect.succeed(handled) : outputIn(contract, handled)))
          : Effect.succeed(handled)
      const called = (input: InputOf<AnyContract>, firstRead?: FirstRead) =>
        authorised(
          contract,
          input,
          Effect.suspend(() => withPorts(Effect.flatMap(handle(input, firstRead), output), ports)),
        )
      const invoke = (input: InputOf<AnyContract>) => called(input)
      const prepared = (input: InputOf<AnyContract>, firstRead: FirstRead): PreparedCall<AnyContract> => ({
        first: firstRead,
        call: called(input, firstRead),
      })
      const bound: Invoke<AnyContract> =
        first === undefined
          ? invoke
          : Object.assign(invoke, { prepared: (input: InputOf<AnyContract>) => prepared(input, first(ports, input)) })
      bind<Invoke<AnyContract>>(contract.identifier).toConstantValue(bound)
    }
  })
