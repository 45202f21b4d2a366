import type { AnyContract, InputOf } from "@application/kernel"
import type { Part } from "./part.ts"

/** A contract with the way from what was typed to its input, in a file that a first page loads with its first call. */
export interface TypedContract<C extends AnyContract, Typed> {
  readonly contract: C
  readonly inputOf: (typed: Typed) => InputOf<C>
}

/** Names a contract that is called by what was typed; `inputOf` may throw on what the contract refuses. */
export const typedContract = <C extends AnyContract, Typed>(
  contract: C,
  inputOf: (typed: Typed) => InputOf<C>,
): TypedContract<C, Typed> => ({ contract, inputOf })

/** A contract that is loaded with its first call. */
export type LateContract<C extends AnyContract, Typed> = Part<TypedContract<C, Typed>>
