import { Schema } from "effect"

/** A text of a contract's input: every one has its longest length, in code units. */
export const textOf = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** A list of a contract's input: every one has its most entries. */
export const listOf = <S extends Schema.Constraint>(item: S, most: number) =>
  Schema.Array(item).check(Schema.isMaxLength(most))

/** The longest text inside a value whose shape is not told. */
const longestText = 5_000

const isBounded = (value: unknown): boolean =>
  typeof value === "string"
    ? value.length <= longestText
    : typeof value !== "object" || value === null || Object.values(value).every(isBounded)

/** A value whose shape the rules of its field know: its texts are bounded here, its depth and entries at the edge. */
export const anyValue = Schema.Unknown.check(Schema.makeFilter(isBounded, { expected: "a value of bounded texts" }))
