import { Predicate } from "effect"
import type { AnyContract } from "./contract.ts"
import type { UseCase } from "./use-case.ts"

type ContractNames<Contracts> = {
  [Name in keyof Contracts]: Contracts[Name] extends AnyContract ? Name : never
}[keyof Contracts] &
  string

/** The handlers that a context must export: `pauseCampaign` for its contract `PauseCampaign`. */
export type Handlers<Contracts> = {
  readonly [Name in ContractNames<Contracts> as Uncapitalize<Name>]: UseCase<
    Extract<Contracts[Name], AnyContract>,
    unknown
  >
}

const isContract = (value: unknown): value is AnyContract =>
  Predicate.hasProperty(value, "identifier") && typeof value.identifier === "symbol"

/** The contracts among the exports of a context's `contract` module. */
export const contractsOf = (module: object): ReadonlyArray<AnyContract> => Object.values(module).filter(isContract)

type HandlerIn<Module> = Module extends unknown ? Extract<Module[keyof Module], UseCase<AnyContract, unknown>> : never

/** The handlers among the exports of a context's `use-cases` module. */
export const handlersOf = <Module extends object>(module: Module): ReadonlyArray<HandlerIn<Module>> => {
  const exported: ReadonlyArray<unknown> = Object.values(module)
  return exported.filter(
    (value): value is HandlerIn<Module> => Predicate.hasProperty(value, "contract") && isContract(value.contract),
  )
}
