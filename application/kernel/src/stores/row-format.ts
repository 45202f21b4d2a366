import { Effect, Schema } from "effect"
import { type Step, storedDocument } from "./stored-document.ts"

/** A row as its table keeps it: values by column, named as fields are (`portalId` for `portal_id`); null of an empty column. */
export type ColumnValues = Readonly<Record<string, Schema.Json>>

/** How rows become columns of a table. `Found` are the columns by which rows are found and listed; they hold plain values. */
export interface RowFormat<Row, Found> {
  readonly columns: ReadonlyArray<keyof Found | "document" | "documentVersion">
  /** A row that does not fit is a defect. */
  readonly read: (values: ColumnValues) => Effect.Effect<Row>
  readonly write: (row: Row) => ColumnValues
  /** The schemas of objects that together are a row. */
  readonly parts: ReadonlyArray<Schema.Codec<object, unknown>>
}

const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): ReadonlyArray<Name> =>
  // The names of an object's own fields are those of its type, which has no others.
  Object.keys(fields) as Array<Name>

/** Rows with a column for each field. A field that is absent leaves its column empty. */
export const columnsOf = <Row extends object>(
  schema: Schema.Codec<Row, unknown> & { readonly fields: Readonly<Record<keyof Row & string, unknown>> },
): RowFormat<Row, Row> => {
  const json = Schema.toCodecJson(schema)
  const decode = Schema.decodeUnknownEffect(json)
  const encode = Schema.encodeSync(json)
  const columns = namesOf(schema.fields)
  const empty = Object.fromEntries(columns.map((column) => [column, null]))
  return {
    columns,
    parts: [schema],
    read: (values) =>
      Effect.orDie(decode(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)))),
    write: (row) => ({ ...empty, ...Object(encode(row)) }),
  }
}

/**
 * Rows that are one JSON document, with the version that it is written as, beside the columns of their key. Columns that are
 * listed by repeat plain values of the row, as code has them and not as the document encodes them.
 */
export const documentOf = <
  Key extends object,
  Document extends object,
  const Copied extends keyof Document & string = never,
>({
  key,
  document,
  copied = [],
  former = [],
}: {
  readonly key: Schema.Codec<Key, unknown> & { readonly fields: Readonly<Record<keyof Key & string, unknown>> }
  readonly document: Schema.Codec<Document, unknown>
  readonly copied?: ReadonlyArray<Copied>
  /** How a document of each former version becomes one of the next, the first version's step first. */
  readonly former?: ReadonlyArray<Step>
}): RowFormat<Key & Document, Key & Pick<Document, Copied>> => {
  const keys = columnsOf(key)
  const stored = storedDocument(Schema.toCodecJson(document), former)
  return {
    columns: [...keys.columns, ...copied, "documentVersion", "document"],
    parts: [key, document],
    read: ({ document: value, documentVersion, ...values }) =>
      Effect.zipWith(keys.read(values), stored.read(value, Number(documentVersion)), (found, read) => ({
        ...found,
        ...read,
      })),
    write: (row) => {
      const copies = copied.map((column) => [column, row[column] ?? null])
      return {
        ...keys.write(row),
        ...Object.fromEntries(copies),
        documentVersion: stored.version,
        document: JSON.parse(stored.write(row)),
      }
    },
  }
}
