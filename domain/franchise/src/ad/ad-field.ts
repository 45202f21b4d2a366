import type { FranchiseStore } from "../franchise-store.ts"

/** What a franchise's ad may say of each store, written in braces. Ours; spec: store feeds. */
export const adFields = [
  "store",
  "town",
  "address",
  "phone",
  "price",
  "offer",
  "page",
  "website",
  "radius",
  "code",
] as const
/** A field of a franchise's ad. */
export type AdField = (typeof adFields)[number]

/** The part of a store that gives a field its value. */
export const factOfField: Readonly<Record<AdField, keyof FranchiseStore>> = {
  store: "name",
  town: "town",
  address: "address",
  phone: "phone",
  price: "price",
  offer: "offer",
  page: "facebookPageId",
  website: "website",
  radius: "radius",
  code: "code",
}

const units = { Kilometers: "km", Miles: "mi" } as const

/** A store's value of a field, as ads say it; undefined where nobody has said it. */
export const valueOfField = (store: FranchiseStore, field: AdField): string | undefined => {
  if (field === "radius") return `${store.radius} ${units[store.unit]}`
  if (field === "page")
    return store.facebookPageId === undefined ? undefined : `https://www.facebook.com/${store.facebookPageId}`
  const value = store[factOfField[field]]
  return typeof value === "string" ? value : undefined
}

const isField = (name: string): name is AdField => (adFields as ReadonlyArray<string>).includes(name)

const braced = /\{([^{}]*)\}/gu

/** The fields that a text names, each once, and names in braces that are no fields. */
export const fieldsIn = (
  text: string,
): { readonly fields: ReadonlyArray<AdField>; readonly unknown: ReadonlyArray<string> } => {
  const names = [...new Set([...text.matchAll(braced)].map(([, name = ""]) => name.trim()))]
  return { fields: names.filter(isField), unknown: names.filter((name) => !isField(name)) }
}

/** A text with a store's values in place of its fields, and the fields that the store lacks. `spell` says how a value is written. */
export const filledText = (
  text: string,
  store: FranchiseStore,
  spell: (value: string) => string = (value) => value,
): { readonly text: string; readonly lacks: ReadonlyArray<AdField> } => ({
  text: text.replaceAll(braced, (whole, typed: string) => {
    const name = typed.trim()
    return isField(name) ? spell(valueOfField(store, name) ?? "") : whole
  }),
  lacks: fieldsIn(text).fields.filter((field) => valueOfField(store, field) === undefined),
})
