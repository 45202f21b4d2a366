import { Result } from "effect"
import type { Checked, FieldFailure } from "./field-failure.ts"

type Fields = Readonly<Record<string, Checked<unknown>>>

/** The accepted values of a form's fields. */
export type AcceptedValues<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Result.Result<infer A, FieldFailure> ? A : never
}

/** At least one failure, keyed by field. */
export type FieldFailures<F extends Fields = Fields> = { readonly [K in keyof F]?: FieldFailure }

/** Runs nothing, only gathers: all values of a form, or every failure at once, keyed by field. */
export const collectFailures = <const F extends Fields>(
  fields: F,
): Result.Result<AcceptedValues<F>, FieldFailures<F>> => {
  const values: Record<string, unknown> = {}
  const failures: Record<string, FieldFailure> = {}
  for (const [name, checked] of Object.entries(fields)) {
    if (Result.isSuccess(checked)) values[name] = checked.success
    else failures[name] = checked.failure
  }
  return Object.keys(failures).length > 0
    ? Result.fail(failures as FieldFailures<F>)
    : Result.succeed(values as AcceptedValues<F>)
}

/** The failure of one rule's answer, or undefined. */
export const failureOf = (checked: Checked<unknown>): FieldFailure | undefined =>
  Result.getOrUndefined(Result.flip(checked))
