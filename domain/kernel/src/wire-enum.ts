import { Schema } from "effect"

/**
 * A named enumeration that is a number on the wire: `wireEnum({ Calls: 1, LeadGeneration: 2 })`.
 * Decodes the number to its name and encodes it back; an unknown number is a decoding failure.
 */
export const wireEnum = <const Name extends string>(table: Readonly<Record<Name, number>>) => {
  const names: ReadonlyArray<Name> = Object.keys(table).filter((key): key is Name => key in table)
  return Schema.Literals(names.map((name) => table[name])).transform(names)
}
