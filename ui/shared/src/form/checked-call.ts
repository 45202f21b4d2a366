import { type AnyContract, type Callable, type InputOf, type LateContract, part, typedContract } from "@ui/container"
import type { Brand } from "effect"
import type { InputProblem } from "./input-problems.ts"

/** A call's input before its schema has looked at it: the same fields without brands. */
export type Unchecked<Input> =
  Input extends Brand.Brand<string>
    ? Brand.Brand.Unbranded<Input>
    : Input extends object
      ? { readonly [Name in keyof Input]: Unchecked<Input[Name]> }
      : Input

/** The refusal of an input by its own schema, told as the server tells it. */
class RefusedInput extends Error {
  readonly _tag = "InvalidInput"
  readonly errorCode = 102
  readonly problems: ReadonlyArray<InputProblem>
  constructor(problems: ReadonlyArray<InputProblem>) {
    super("The input is refused by its schema")
    this.problems = problems
  }
}

const check = part(async () => (await import("./input-problems.ts")).inputProblems)

const isLate = <C extends AnyContract, Input>(callable: Callable<C, Input>): callable is LateContract<C, Input> =>
  typeof callable === "function"

/**
 * A call whose input its schema checks first; the check comes with the contract, at the first field or press. Without the
 * check, which a broken connection withholds, the server decides.
 */
export const checkedCall = <C extends AnyContract, Input>(
  callable: Callable<C, Input>,
): LateContract<C, Unchecked<Input>> =>
  part(async () => {
    const [late, problemsOf] = await Promise.all([isLate(callable) ? callable() : undefined, check.ahead()])
    const contract = late?.contract ?? (callable as C)
    return typedContract<C, Unchecked<Input>>(contract, (typed) => {
      const input: unknown = late === undefined ? typed : late.inputOf(typed as Input)
      const problems = problemsOf?.(contract.input, input) ?? []
      if (problems.length > 0) throw new RefusedInput(problems)
      return input as InputOf<C>
    })
  })
