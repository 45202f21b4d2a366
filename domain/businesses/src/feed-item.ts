import type { RawRow } from "./feed-row.ts"
import type { ProductMap } from "./product-map.ts"

/** The fields of a product that a feed may fill, by the networks' names. Spec: entities, product feeds; the further ones are theirs. */
export const feedItemFields = [
  "id",
  "sku",
  "title",
  "description",
  "link",
  "image_link",
  "additional_image_link",
  "availability",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "brand",
  "gtin",
  "mpn",
  "condition",
  "google_product_category",
  "product_type",
  "item_group_id",
  "color",
  "size",
  "gender",
  "age_group",
  "material",
  "identifier_exists",
  "custom_label_0",
  "custom_label_1",
  "custom_label_2",
  "custom_label_3",
  "custom_label_4",
] as const
/** A field of a feed's product. */
export type FeedItemField = (typeof feedItemFields)[number]

/** A product as read: a text for each field that the feed fills. */
export type FeedItem = Readonly<Partial<Record<FeedItemField, string>>>

/** Other names of fields, best first: the specification's own names, then names of store exports and vehicle feeds. */
const otherNames: Readonly<Partial<Record<FeedItemField, ReadonlyArray<string>>>> = {
  id: ["product_id", "vehicle_id", "home_listing_id", "item_id"],
  sku: ["variant_sku"],
  title: ["name"],
  description: ["summary", "content", "body_(html)", "short_description"],
  link: ["url", "product_url", "permalink"],
  image_link: ["image.url", "image_src", "image", "image_url", "images"],
  additional_image_link: ["additional_image", "additional_image_links", "additional_images"],
  price: ["variant_price", "regular_price"],
  sale_price_effective_date: ["sale_price_date", "sale_dates"],
  brand: ["vendor", "make", "manufacturer"],
  gtin: ["variant_barcode", "ean", "upc", "isbn", "barcode"],
  condition: ["state_of_vehicle", "google_shopping_/_condition"],
  google_product_category: ["product_category", "google_shopping_/_google_product_category"],
  product_type: ["type"],
  item_group_id: ["handle", "parent_id"],
  color: ["colour", "exterior_color"],
  gender: ["google_shopping_/_gender"],
  age_group: ["google_shopping_/_age_group"],
}

/** Names that were looked up: a feed has the same ones in each row. */
const namesOfHeaders = new Map<string, string>()
const mostHeaders = 5_000

/** A column's name as fields are looked up: lower case, blanks as underscores. */
export const columnName = (header: string): string => {
  const known = namesOfHeaders.get(header)
  if (known !== undefined) return known
  const name = header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "_")
  if (namesOfHeaders.size >= mostHeaders) namesOfHeaders.clear()
  namesOfHeaders.set(header, name)
  return name
}

/** All names of the columns that fill a field, best first. */
export const namesOfField = (field: FeedItemField): ReadonlyArray<string> => [field, ...(otherNames[field] ?? [])]

const wanted: ReadonlyMap<string, FeedItemField> = new Map([
  ...feedItemFields.map((field) => [field as string, field] as const),
  ["product_id", "id"] as const,
])

const columnsByField = feedItemFields.map((field) => [field, namesOfField(field)] as const)

/** Fields that several columns fill together, with commas between their values. */
export const joinedFields: ReadonlyArray<FeedItemField> = ["additional_image_link"]

/** A field that a column fills; the first column with a value wins, by its rank. */
interface FilledField {
  readonly field: FeedItemField
  readonly rank: number
}

/**
 * The columns that fill each field: the columns that the maps name, else columns with the field's own or other names. The first
 * with a value fills it; all together do where they are joined.
 */
export interface ColumnsOfFields {
  readonly byColumn: ReadonlyMap<string, ReadonlyArray<FilledField>>
  /** What has been looked up by a column's name as its feed writes it. */
  readonly byHeader: Map<string, ReadonlyArray<FilledField>>
  readonly joined: ReadonlyArray<readonly [field: FeedItemField, columns: ReadonlyArray<string>]>
}

/** The field that a map's target names. */
export const fieldOfTarget = (target: string): FeedItemField | undefined => wanted.get(target)

/** The columns that fill each field with these maps. */
export const columnsOf = (maps: ReadonlyArray<ProductMap>): ColumnsOfFields => {
  const mapped = new Map<FeedItemField | undefined, ReadonlyArray<string>>()
  for (const { source, target } of maps) {
    const field = wanted.get(target)
    const before = joinedFields.some((joined) => joined === field) ? (mapped.get(field) ?? []) : []
    mapped.set(field, [...before, columnName(source)])
  }
  const byColumn = new Map<string, Array<FilledField>>()
  const joined: Array<readonly [FeedItemField, ReadonlyArray<string>]> = []
  for (const [field, names] of columnsByField) {
    const columns = mapped.get(field) ?? names
    if (mapped.has(field) && columns.length > 1) joined.push([field, columns])
    else
      for (const [rank, column] of columns.entries())
        byColumn.set(column, [...(byColumn.get(column) ?? []), { field, rank }])
  }
  return { byColumn, byHeader: new Map(), joined }
}

const joinedValues = (row: RawRow, columns: ReadonlyArray<string>): string => {
  const named = new Map(Object.entries(row).map(([header, value = ""]) => [columnName(header), value.trim()] as const))
  return [...new Set(columns.flatMap((column) => named.get(column) ?? []))].filter((value) => value !== "").join(",")
}

const isVehicle = (row: RawRow): boolean => Object.keys(row).some((header) => columnName(header) === "vehicle_id")

/** The fields that a column fills, by the column's name as its feed writes it. */
const filledBy = (header: string, { byColumn, byHeader }: ColumnsOfFields): ReadonlyArray<FilledField> => {
  const known = byHeader.get(header)
  if (known !== undefined) return known
  const filled = byColumn.get(columnName(header)) ?? []
  if (byHeader.size >= mostHeaders) byHeader.clear()
  byHeader.set(header, filled)
  return filled
}

/** The fields of a product in a row. */
export const feedItemOf = (row: RawRow, columns: ColumnsOfFields): FeedItem => {
  const item: Partial<Record<FeedItemField, string>> = {}
  /** Ranks beyond the best. */
  let ranks: Partial<Record<FeedItemField, number>> | undefined
  for (const header of Object.keys(row)) {
    const filled = filledBy(header, columns)
    if (filled.length === 0) continue
    const text = row[header]?.trim() ?? ""
    if (text === "") continue
    for (const { field, rank } of filled) {
      if (item[field] !== undefined && rank > (ranks?.[field] ?? 0)) continue
      item[field] = text
      if (rank > 0 || ranks !== undefined) (ranks ??= {})[field] = rank
    }
  }
  for (const [field, names] of columns.joined) {
    const text = joinedValues(row, names)
    if (text !== "") item[field] = text
  }
  // A listed vehicle is for sale; its feeds need not say so.
  if (item.availability === undefined && isVehicle(row)) item.availability = "in_stock"
  return item
}

/** The columns of a Shopify export, whose products span rows: the first says what all share, further ones hold variants or pictures. */
export const isStoreExport = (columns: Iterable<string>): boolean => {
  const names = new Set([...columns].map(columnName))
  return names.has("handle") && names.has("variant_price")
}

const shared: ReadonlyArray<FeedItemField> = [
  "title",
  "description",
  "brand",
  "product_type",
  "google_product_category",
  "image_link",
]

const cell = (row: RawRow, column: string): string => row[column]?.trim() ?? ""

/** A tracked variant without stock is sold out, unless it is sold on regardless. */
const availabilityIn = (row: RawRow): string => {
  const quantity = cell(row, "Variant Inventory Qty")
  const isTracked = cell(row, "Variant Inventory Tracker") !== "" && quantity !== ""
  const sellsOn = cell(row, "Variant Inventory Policy") === "continue"
  return isTracked && !sellsOn && Number(quantity) <= 0 ? "out_of_stock" : "in_stock"
}

/** The choices that part a variant from its product's others. */
const choicesIn = (row: RawRow): ReadonlyArray<string> =>
  ["Option1 Value", "Option2 Value", "Option3 Value"]
    .map((name) => cell(row, name))
    .filter((choice) => choice !== "" && choice !== "Default Title")

/** What the rows of a store's export leave out: the store's host, and whether an earlier variant has a code. */
export interface ExportFacts {
  readonly storeDomain?: string | undefined
  readonly isRepeated: (id: string | undefined) => boolean
}

/**
 * A row of a store's export, with what its product's earlier rows say of all variants. Its code is its SKU, or one made of its
 * choices where variants share a SKU or have none.
 */
export const variantOf = (
  item: FeedItem,
  row: RawRow,
  product: FeedItem | undefined,
  { storeDomain, isRepeated }: ExportFacts,
): FeedItem => {
  const { item_group_id: handle = "", sku } = item
  const known = Object.fromEntries(
    shared.flatMap((field) => (product?.[field] === undefined ? [] : [[field, product[field]] as const])),
  )
  const made = [sku ?? handle, ...choicesIn(row)].filter((part) => part !== "").join("-")
  const id = item.id ?? (sku === undefined || isRepeated(sku) ? made : sku)
  return {
    availability: availabilityIn(row),
    ...(storeDomain !== undefined && handle !== "" && { link: `https://${storeDomain}/products/${handle}` }),
    ...known,
    ...item,
    ...(id !== "" && { id }),
  }
}
