import { Result, Schema } from "effect"

/** The fields without which a record cannot be read; the whole record can. */
export const requiredFields = <A extends object>(schema: Schema.Codec<unknown, A>, whole: A): ReadonlyArray<string> => {
  const read = Schema.decodeUnknownResult(schema)
  Result.getOrThrow(read(whole))
  return Object.keys(whole).filter((field) =>
    Result.isFailure(read(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)))),
  )
}
