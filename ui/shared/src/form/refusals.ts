import { isRecord } from "../frame/kept-typing.ts"

/** Why a field is refused: a message key of `failures` with its values, a failure with words of its own, or the words themselves. */
export type Refusal =
  | string
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> | undefined }
  | { readonly failure: unknown }

/** Why fields are refused, by their names. */
export type Refusals<Values> = { readonly [Name in keyof Values]?: Refusal | undefined }

/** What a failed call tells of fields, and whether that is all it tells. */
export interface ToldAtFields {
  readonly refusals: Readonly<Record<string, Refusal>>
  readonly isAll: boolean
}

export interface FieldNames {
  /** The form's field for a field of the input that has another name. */
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  /** The field that a failure is about, by the failure's tag. */
  readonly at?: Readonly<Record<string, string | undefined>> | undefined
}

/** A field's problem that no key tells in words for people. */
const notRight: Refusal = { key: "validation.notRight" }

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const firstText = (values: unknown): string | undefined => (Array.isArray(values) ? textIn(values[0]) : undefined)

/** Fields of the call's input with their refusals, which a rule, the input's schema or the server's check made. */
const inputRefusals = (failure: Readonly<Record<string, unknown>>): ReadonlyArray<readonly [string, Refusal]> => {
  const { _tag: tag, fields, problems } = failure
  if (tag === "InvalidFields" && isRecord(fields))
    return Object.entries(fields).flatMap(([name, keys]) => {
      const key = firstText(keys)
      return key === undefined ? [] : [[name, { key }] as const]
    })
  if (tag !== "InvalidInput" || !Array.isArray(problems)) return []
  return problems.filter(isRecord).map(({ field, refusal = notRight }) => {
    const [name = ""] = String(field).split(/[.[]/)
    return [name, refusal as Refusal] as const
  })
}

/** What a failure tells of the fields that a form has; undefined when it tells nothing of them. */
export const toldAtFields = (
  failure: unknown,
  fields: ReadonlyArray<string>,
  { names = {}, at = {} }: FieldNames = {},
): ToldAtFields | undefined => {
  if (!isRecord(failure)) return undefined
  const place = at[textIn(failure["_tag"]) ?? ""]
  if (place !== undefined) {
    const key = firstText(failure["keys"])
    return { refusals: { [place]: key === undefined ? { failure } : { key } }, isAll: true }
  }
  const told = inputRefusals(failure).map(([name, refusal]) => [names[name] ?? name, refusal] as const)
  const known = told.filter(([name]) => fields.includes(name))
  if (known.length === 0) return undefined
  // The first problem of a field is told.
  return { refusals: Object.fromEntries(known.toReversed()), isAll: known.length === told.length }
}
