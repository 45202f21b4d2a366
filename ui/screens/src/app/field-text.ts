import type { FieldFailure } from "@domain/validation"

type Say = (key: string | Array<string>, values: Record<string, unknown>) => string

/** Why a field was refused, in words; nothing while it was not. */
export const fieldText = (say: Say, failure: FieldFailure | undefined): string | undefined =>
  failure === undefined ? undefined : say(`failures:${failure.key}`, { ...failure.params })
