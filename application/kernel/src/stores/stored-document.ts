import { Effect, Schema } from "effect"

/** How a former version's document becomes one of the next version. */
export type Step = (document: unknown) => unknown

/**
 * A document as a table stores it: a schema and a version of its own, so that the wire may change and stored rows stay as they are.
 * `former` holds the way from each former version to the next, the first version's first.
 */
export const storedDocument = <A, const Former extends ReadonlyArray<Step>>(
  schema: Schema.Codec<A, unknown>,
  former: Former,
) => {
  const decode = Schema.decodeUnknownEffect(schema)
  const encode = Schema.encodeSync(schema)
  return {
    /** What rows are written as; the number of former versions. */
    version: former.length as Former["length"],
    /** Reads a document of any version; one that does not fit is a defect. */
    read: (document: unknown, version: number): Effect.Effect<A> =>
      Effect.orDie(decode(former.slice(version).reduce((before, step) => step(before), document))),
    write: (value: A): string => JSON.stringify(encode(value)),
  }
}

/** A row's document and its version, as statements name them. */
export interface DocumentRow {
  readonly document: unknown
  readonly version: number
}
