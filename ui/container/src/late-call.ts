import { resolve, type UseCaseContainer } from "@application/container"
import { type AnyContract, type InputOf, type Outcome, outcomeOf } from "@application/kernel"
import { Effect } from "effect"

/** A use-case as a first page calls it: by what was typed, with everything else loaded by then. Never rejects. */
export type LateCall<C extends AnyContract, Typed> = (container: UseCaseContainer, typed: Typed) => Promise<Outcome<C>>

/** A contract's call for a file of its own that a page loads when somebody begins to use it. */
export const lateCall =
  <C extends AnyContract, Typed = InputOf<C>>(contract: C, inputOf: (typed: Typed) => InputOf<C>): LateCall<C, Typed> =>
  (container, typed) =>
    outcomeOf<C>(Effect.suspend(() => resolve(container, contract)(inputOf(typed))))
