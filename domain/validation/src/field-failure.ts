import { Result } from "effect"
import type { ValidationMessageKey } from "./message-keys.ts"

/** Why a value was refused: a message key, and the values that the message names. */
export interface FieldFailure {
  readonly key: ValidationMessageKey
  readonly params?: Readonly<Record<string, string | number>>
}

/** A rule's answer: the value in its normal form, or the failure to show beside the field. */
export type Checked<A> = Result.Result<A, FieldFailure>

/** A refusal with a message key. */
export const refuse = (key: ValidationMessageKey, params?: FieldFailure["params"]): Checked<never> =>
  Result.fail(params === undefined ? { key } : { key, params })
