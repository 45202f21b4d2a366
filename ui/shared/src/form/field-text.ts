import type { FieldFailure } from "@domain/validation"

type Say = (key: string | Array<string>, values: Record<string, unknown>) => string

/** A refusal as the rules or the server tell it. */
export interface Refused {
  readonly key: string
  readonly params?: FieldFailure["params"]
}

/** Why a field was refused, in words; nothing while it was not. */
export const fieldText = (say: Say, failure: Refused | undefined): string | undefined =>
  failure === undefined ? undefined : say(`failures:${failure.key}`, { ...failure.params })
