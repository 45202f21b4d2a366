import { planCreativeRules, type CheckedField, type FieldRule, planTargetingRules } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { refuse } from "@domain/validation"
import { Result, Schema } from "effect"
import { type FieldName, sectionOf } from "./field-names.ts"
import { budgetRules } from "./sections/budget.ts"
import { businessRules } from "./sections/business.ts"
import { type Sections, sections } from "./signup-session.ts"

/** The type of a field's value. */
export type FieldValue<F extends FieldName> = {
  readonly [S in keyof Sections]: F extends keyof Sections[S] ? NonNullable<Sections[S][F]> : never
}[keyof Sections]

const rules = {
  ...businessRules,
  ...planCreativeRules,
  ...planTargetingRules,
  ...budgetRules,
} as Readonly<Record<string, FieldRule<unknown>>>

const decoders = new Map(
  Object.entries(sections).map(([section, schema]) => [
    section,
    {
      typed: Schema.decodeUnknownResult(Schema.toType(schema) as Schema.Codec<object, unknown>),
      wired: Schema.decodeUnknownResult(schema as Schema.Codec<object, unknown>),
    },
  ]),
)

/** A field's value in its own shape, from what a caller sent: names of enumerations or their wire numbers. */
export const readField = <F extends FieldName>(name: F, sent: unknown): CheckedField<FieldValue<F>> => {
  const decode = decoders.get(sectionOf(name) ?? "")
  const decoded = decode && Result.orElse(decode.typed({ [name]: sent }), () => decode.wired({ [name]: sent }))
  const value =
    decoded !== undefined && Result.isSuccess(decoded)
      ? (decoded.success as { readonly [N in F]?: FieldValue<F> })[name]
      : undefined
  return value === undefined || value === null
    ? refuse(rules[name]?.wrongShape ?? (typeof sent === "string" ? "validation.textTooLong" : "validation.required"))
    : Result.succeed(value)
}

/** A field's value as stored: of the right shape, within its limits and in its normal form. */
export const checkField = <F extends FieldName>(name: F, sent: unknown, region: Region): CheckedField<FieldValue<F>> =>
  Result.flatMap(readField(name, sent), (value) => {
    const check = (rules[name] as FieldRule<FieldValue<F>> | undefined)?.check
    return check === undefined ? Result.succeed(value) : check(value, region)
  })
