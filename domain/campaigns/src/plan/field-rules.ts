import type { Region } from "@domain/kernel"
import type { Checked, ValidationMessageKey } from "@domain/validation"
import { Result, Schema } from "effect"

/** A text of at most so many code units. */
export const textOf = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** A field's value as stored, or the key of the message that says why it is refused. */
export type CheckedField<A> = Result.Result<A, { readonly key: string }>

/** What the shape of a field does not say. */
export interface FieldRule<A> {
  /** The value in its normal form, or why it is refused. */
  readonly check?: (value: A, region: Region) => CheckedField<A>
  /** The message of a value whose very shape is wrong. */
  readonly wrongShape?: ValidationMessageKey
}

/** The rules of a section, by field. */
export type FieldRules<Section> = { readonly [F in keyof Section]?: FieldRule<NonNullable<Section[F]>> }

/** The rule for a text that may also be left empty. */
export const emptyOr =
  (rule: (typed: string) => Checked<string>) =>
  (typed: string): Checked<string> =>
    typed.trim() === "" ? Result.succeed("") : rule(typed)
