import { Schema } from "effect"

/** What a kind of destination has to be told before it can be reached. */
export interface ConnectionField {
  /** Whether it is kept sealed and never shown again. */
  readonly isSecret: boolean
  readonly isRequired: boolean
  readonly letters: number
  /** What it has to look like, once it is trimmed. */
  readonly form: RegExp
  /** The part that is kept of what is typed, such as the key in an address; all of it unless told. */
  readonly kept?: (typed: string) => string
}

/** The names of all fields of all kinds. */
export const ConnectionFieldName = Schema.Literals(["accessToken", "uniqueProperty", "spreadsheet"])
export type ConnectionFieldName = typeof ConnectionFieldName.Type

/** Most letters of a field's value. */
const connectionLetters = 2_000

const value = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(connectionLetters)))

/** What is typed of a connection, by field. */
export const Connection = Schema.Struct({
  accessToken: value,
  uniqueProperty: value,
  spreadsheet: value,
} satisfies Readonly<Record<ConnectionFieldName, typeof value>>)
export type Connection = typeof Connection.Type
