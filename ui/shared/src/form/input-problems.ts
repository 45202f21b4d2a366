import { Predicate, Result, Schema, type SchemaIssue } from "effect"
import type { Refusal } from "./refusals.ts"

/** A refused field of a call's input. */
export interface InputProblem {
  readonly field: string
  readonly refusal: Refusal
}

const mostIn = ({ annotations }: SchemaIssue.Filter["filter"]): number | undefined => {
  const representation: unknown = annotations?.["representation"]
  const payload = Predicate.hasProperty(representation, "payload") ? representation.payload : undefined
  return Predicate.hasProperty(payload, "maxLength") && Predicate.isNumber(payload.maxLength)
    ? payload.maxLength
    : undefined
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0)

const valueAt = (input: unknown, path: ReadonlyArray<PropertyKey>): unknown =>
  path.reduce<unknown>((value, name) => (Predicate.hasProperty(value, name) ? value[name] : undefined), input)

/** What the schema of a call's input says of each field, in the words of `failures`; it needs Effect, so it comes with the first field. */
export const inputProblems = (schema: Schema.Codec<unknown, unknown>, input: unknown): ReadonlyArray<InputProblem> => {
  const checked = Schema.decodeUnknownResult(Schema.toType(schema), { errors: "all" })(input)
  if (Result.isSuccess(checked)) return []
  const problems: Array<InputProblem> = []
  const visit = (issue: SchemaIssue.Issue, path: ReadonlyArray<PropertyKey>): void => {
    if (issue._tag === "Composite") return issue.issues.forEach((inner) => visit(inner, path))
    if (issue._tag === "Pointer") return visit(issue.issue, [...path, ...issue.path])
    if (issue._tag === "Encoding") return visit(issue.issue, path)
    const most = issue._tag === "Filter" ? mostIn(issue.filter) : undefined
    const tooLong = most === undefined ? undefined : { key: "validation.textTooLong", params: { most } }
    const refusal = isEmpty(valueAt(input, path))
      ? { key: "validation.required" }
      : (tooLong ?? { key: "validation.notRight" })
    problems.push({ field: String(path[0] ?? ""), refusal })
  }
  visit(checked.failure.issue, [])
  return problems
}
