import { Schema } from "effect"
import type { Access, AccessFor } from "./access.ts"
import type { ServedCall } from "./served-call.ts"

/** A failure that a caller handles: a tag, a code and data. Its text is in the locale files by tag. */
export interface Failure {
  readonly _tag: string
  readonly errorCode: number
}

/**
 * How a use-case runs: a query only reads, and a command changes state in one transaction, whose writes all commit or
 * none. A workflow calls the outside world between short transactions of its own, and is safe to run again.
 */
export type Kind = "query" | "command" | "workflow"

/** The interface of one use-case, shared by callers and implementers; only contracts cross layers. */
export interface Contract<Name extends string, Input, Output, Fail extends Failure> {
  readonly name: Name
  readonly identifier: symbol
  readonly kind: Kind
  readonly access: Access
  readonly input: Schema.Codec<Input, unknown>
  readonly output: Schema.Codec<Output, unknown>
  readonly failure: Schema.Codec<Fail, unknown>
  /** The call for callers outside the system; undefined where only the system may call. */
  readonly served: ServedCall | undefined
}

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where a contract's type parameters are erased
export type AnyContract = Contract<string, any, any, any>
export type InputOf<C> = C extends Contract<string, infer I, infer _O, infer _F> ? I : never
export type OutputOf<C> = C extends Contract<string, infer _I, infer O, infer _F> ? O : never
export type FailureOf<C> = C extends Contract<string, infer _I, infer _O, infer F> ? F : never

type FailureSchema = Schema.Codec<Failure, unknown>

/** What a contract declares beside its access: a call that somebody outside the system may make is served and documented. */
type Declared<Name, Allowed> = Allowed extends "system"
  ? { readonly route?: never }
  : Name extends `test/${string}`
    ? Partial<ServedCall>
    : ServedCall

const servedIn = (declared: object): ServedCall | undefined =>
  "route" in declared ? (declared as ServedCall) : undefined

/**
 * Declares a use-case with all that its call needs: route, rights, documentation and schemas. `access` compiles only if
 * the input names the profile or session that the action is about.
 */
export const contract = <
  const Name extends string,
  Input,
  Output,
  const HowItRuns extends Kind,
  const Failures extends ReadonlyArray<FailureSchema> = readonly [],
  const Allowed extends AccessFor<Input> = AccessFor<Input>,
>(
  name: Name,
  {
    kind,
    access,
    input,
    output,
    failures,
    ...served
  }: {
    readonly kind: HowItRuns
    readonly access: Allowed
    readonly input: Schema.Codec<Input, unknown>
    readonly output: Schema.Codec<Output, unknown>
    readonly failures?: Failures
  } & Declared<Name, Allowed>,
): Contract<Name, Input, Output, Failures[number]["Type"]> & {
  readonly access: Allowed
  readonly kind: HowItRuns
} => ({
  name,
  identifier: Symbol.for(`use-case:${name}`),
  kind,
  access,
  input,
  output,
  failure: Schema.Union(failures ?? []),
  served: servedIn(served),
})
