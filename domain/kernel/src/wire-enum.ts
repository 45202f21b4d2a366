import { Schema, SchemaGetter } from "effect"

const namedNumber = <const Name extends string>(name: Name, number: number) =>
  Schema.Literal(number)
    .annotate({ title: name })
    .pipe(
      Schema.decodeTo(Schema.Literal(name), {
        decode: SchemaGetter.transform(() => name),
        encode: SchemaGetter.transform(() => number),
      }),
    )

/**
 * An enumeration by name that is a number on the wire: `wireEnum({ Calls: 1, LeadGeneration: 2 })`. An unknown number
 * fails to decode, and its number's title in JSON Schema is the name.
 */
export const wireEnum = <const Name extends string>(table: Readonly<Record<Name, number>>) => {
  const names: ReadonlyArray<Name> = Object.keys(table).filter((key): key is Name => key in table)
  return Schema.Union(names.map((name) => namedNumber(name, table[name])))
}
