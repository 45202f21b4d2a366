import type { RawRow } from "@domain/businesses"

/** What is found in JSON along a path; undefined where there is nothing. */
export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === "object" && inner !== null
        ? (inner as Readonly<Record<string | number, unknown>>)[name]
        : undefined,
    value,
  )

/** A list of JSON; empty where there is none. */
export const listAt = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const list = at(value, ...path)
  return Array.isArray(list) ? list : []
}

/** A text or number of JSON as text; undefined for an empty one and anything else. */
export const textAt = (value: unknown, ...path: ReadonlyArray<string | number>): string | undefined => {
  const text = at(value, ...path)
  if (typeof text === "number") return String(text)
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined
}

/** The JSON of a message; undefined where it is none. */
export const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"))
  } catch {
    return undefined
  }
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }

/** A description without its markup. */
export const plainText = (markup: string | undefined): string | undefined => {
  const text = markup
    ?.replaceAll(/<(?:script|style)\b[^>]*>[^]*?<\/(?:script|style)>/gi, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  return text === "" ? undefined : text
}

/** What a shop sells, in the words of feeds; the group is the product that its system knows. */
export interface SoldVariant {
  readonly id: string
  readonly group: string
  readonly sku?: string | undefined
  readonly title: string
  readonly description?: string | undefined
  readonly link?: string | undefined
  readonly image?: string | undefined
  readonly furtherImages?: ReadonlyArray<string>
  /** When the reduced price counts, as feeds write it. */
  readonly saleDates?: string | undefined
  readonly isInStock: boolean
  /** Of a major unit; `sale` where it is reduced from `price`. */
  readonly price?: number | undefined
  readonly sale?: number | undefined
  readonly brand?: string | undefined
  readonly type?: string | undefined
  readonly gtin?: string | undefined
}

const priceOf = (amount: number | undefined, currency: string | undefined): string | undefined =>
  amount === undefined || !Number.isFinite(amount) || amount <= 0
    ? undefined
    : [amount.toFixed(2), ...(currency === undefined ? [] : [currency])].join(" ")

/** The pictures of a product beside the variant's own. */
const furtherOf = ({ furtherImages = [], image }: SoldVariant): RawRow => {
  const further = [...new Set(furtherImages)].filter((address) => address !== image)
  return further.length === 0 ? {} : { additional_image_link: further.join(",") }
}

/** A row of a feed. */
export const rowOf = (sold: SoldVariant, currency: string | undefined): RawRow => ({
  id: sold.id,
  item_group_id: sold.group,
  sku: sold.sku,
  title: sold.title,
  description: sold.description,
  link: sold.link,
  image_link: sold.image,
  ...furtherOf(sold),
  ...(sold.saleDates !== undefined && { sale_price_effective_date: sold.saleDates }),
  availability: sold.isInStock ? "in_stock" : "out_of_stock",
  price: priceOf(sold.price, currency),
  sale_price: priceOf(sold.sale, currency),
  brand: sold.brand,
  product_type: sold.type,
  gtin: sold.gtin,
  condition: "new",
})

/** A number of JSON, which some shops write as text; undefined for anything else. */
export const numberAt = (value: unknown, ...path: ReadonlyArray<string | number>): number | undefined => {
  const text = textAt(value, ...path)
  const number = Number(text)
  return text === undefined || !Number.isFinite(number) ? undefined : number
}

/** The full price and the reduced one, where the second is lower. */
export const reduced = (full: number | undefined, now: number | undefined) =>
  full !== undefined && now !== undefined && now > 0 && now < full
    ? { price: full, sale: now }
    : { price: now !== undefined && now > 0 ? now : full }

/** Ends of a sale that a shop leaves open. */
const open = { from: "2000-01-01", until: "2099-12-31" } as const

/** The dates of a sale as feeds write them, open on the side that a shop leaves out; undefined where it has none. */
export const saleDatesOf = (from: string | undefined, until: string | undefined): string | undefined =>
  from === undefined && until === undefined ? undefined : `${from ?? open.from}/${until ?? open.until}`
