import { Schema } from "effect"
import type { Access, AccessFor } from "./access.ts"

/** A failure that a caller handles: a tag, a code and data. Its text is in the locale files by tag. */
export interface Failure {
  readonly _tag: string
  readonly errorCode: number
}

/** The interface of one use-case, shared by callers and implementers; only contracts cross layers. */
export interface Contract<Name extends string, Input, Output, Fail extends Failure> {
  readonly name: Name
  readonly identifier: symbol
  readonly access: Access
  readonly input: Schema.Codec<Input, unknown>
  readonly output: Schema.Codec<Output, unknown>
  readonly failure: Schema.Codec<Fail, unknown>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a contract's type parameters are erased
export type AnyContract = Contract<string, any, any, any>
export type InputOf<C> = C extends Contract<string, infer I, infer _O, infer _F> ? I : never
export type OutputOf<C> = C extends Contract<string, infer _I, infer O, infer _F> ? O : never
export type FailureOf<C> = C extends Contract<string, infer _I, infer _O, infer F> ? F : never

type FailureSchema = Schema.Codec<Failure, unknown>

/** Declares a use-case. `access` compiles only if the input names the profile or session that the action is about. */
export const contract = <
  const Name extends string,
  Input,
  Output,
  const Failures extends ReadonlyArray<FailureSchema> = readonly [],
  const Allowed extends AccessFor<Input> = AccessFor<Input>,
>(
  name: Name,
  shape: {
    readonly access: Allowed
    readonly input: Schema.Codec<Input, unknown>
    readonly output: Schema.Codec<Output, unknown>
    readonly failures?: Failures
  },
): Contract<Name, Input, Output, Failures[number]["Type"]> & { readonly access: Allowed } => ({
  name,
  identifier: Symbol.for(`use-case:${name}`),
  access: shape.access,
  input: shape.input,
  output: shape.output,
  failure: Schema.Union(shape.failures ?? []),
})
