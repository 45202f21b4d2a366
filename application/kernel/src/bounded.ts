import { Schema } from "effect"

/** An input text with a maximum length in code units. */
export const textOf = (most: number) => Schema.String.check(Schema.isMaxLength(most))

/** An input list with a maximum length. */
export const listOf = <S extends Schema.Constraint>(item: S, most: number) =>
  Schema.Array(item).check(Schema.isMaxLength(most))

/** A file in an input: its name, and its bytes as base64. A form's file part is one. */
export const UploadedFile = Schema.Struct({ name: textOf(255), content: textOf(11_200_000) })
export type UploadedFile = typeof UploadedFile.Type

/** The maximum length of a text in a value of unknown shape. */
const longestText = 5_000

const isBounded = (value: unknown): boolean =>
  typeof value === "string"
    ? value.length <= longestText
    : typeof value !== "object" || value === null || Object.values(value).every(isBounded)

/** A value whose shape its field's rules check; its texts are bounded here, its depth and entries at the edge. */
export const anyValue = Schema.Unknown.check(Schema.makeFilter(isBounded, { expected: "a value of bounded texts" }))
