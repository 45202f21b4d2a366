import { columnName, type FeedItemField, fieldOfTarget, namesOfField } from "../feed-item.ts"
import type { ProductMap } from "../product-map.ts"

/** The fields that every product needs, in the order in which they are asked for. */
export const neededFields: ReadonlyArray<FeedItemField> = ["id", "title", "link", "image_link", "availability", "price"]

/** The column that fills a field by its name alone, as the file spells it; undefined where none does. */
export const guessedColumn = (field: FeedItemField, columns: ReadonlyArray<string>): string | undefined => {
  for (const name of namesOfField(field)) {
    const column = columns.find((header) => columnName(header) === name)
    if (column !== undefined) return column
  }
  return undefined
}

/** The columns that maps name for a field. */
export const mappedColumns = (field: FeedItemField, maps: ReadonlyArray<ProductMap>): ReadonlyArray<string> =>
  maps.flatMap(({ source, target }) => (fieldOfTarget(target) === field ? [source] : []))

/** Maps in which these columns fill a field; without any its column is guessed. */
export const withColumns = (
  maps: ReadonlyArray<ProductMap>,
  field: FeedItemField,
  columns: ReadonlyArray<string>,
): ReadonlyArray<ProductMap> => [
  ...maps.filter(({ target }) => fieldOfTarget(target) !== field),
  ...columns.map((source) => ({ source, target: field })),
]
