import { Schema } from "effect"

/**
 * An enumeration by name that is a number on the wire: `wireEnum({ Calls: 1, LeadGeneration: 2 })`. An unknown number
 * fails to decode.
 */
export const wireEnum = <const Name extends string>(table: Readonly<Record<Name, number>>) => {
  const names: ReadonlyArray<Name> = Object.keys(table).filter((key): key is Name => key in table)
  return Schema.Literals(names.map((name) => table[name])).transform(names)
}
