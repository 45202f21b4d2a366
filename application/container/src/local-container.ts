import "reflect-metadata"
import { type Context, Effect } from "effect"
import { Container, ContainerModule } from "inversify"
import {
  type AnyContract,
  authorise,
  currentReader,
  type InputOf,
  type Invoke,
  TakesWireForm,
  type UseCase,
} from "@application/kernel"
import { withPorts } from "./ports-at-hand.ts"
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

/** A child sees its parent's bindings and may replace them: one per portal or business profile. */
export const childContainer = (parent: LocalContainer, ...modules: ReadonlyArray<ContainerModule>): LocalContainer =>
  loaded(new Container({ parent: parent.bindings }), modules)

/** The wire form for whoever asks, whose source proves that the reader is a member of the profile. */
const forReader =
  <Ports>(handleWire: NonNullable<UseCase<AnyContract, Ports>["handleWire"]>, ports: Context.Context<Ports>) =>
  (input: InputOf<AnyContract>) =>
    Effect.flatMap(currentReader, (reader) => withPorts(handleWire(input, reader), ports))

/**
 * Binds handlers in this process, closed over its ports; access is checked before each handler runs, or by the source of
 * a wire form as it answers. A port that `ports` lacks is a type error.
 */
export const bind = <Ports>(
  ports: Context.Context<Ports>,
  useCases: ReadonlyArray<UseCase<AnyContract, NoInfer<Ports>>>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const { contract, handle, handleWire } of useCases) {
      const checked: Invoke<AnyContract> = (input) =>
        Effect.andThen(authorise(contract.access, input), withPorts(handle(input), ports))
      const wired = handleWire === undefined || contract.access !== "member" ? undefined : forReader(handleWire, ports)
      bind<Invoke<AnyContract>>(contract.identifier).toConstantValue(
        wired === undefined
          ? checked
          : (input) => Effect.flatMap(TakesWireForm, (takes) => (takes ? wired(input) : checked(input))),
      )
    }
  })
