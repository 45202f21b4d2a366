import type { FranchiseStore } from "./franchise-store.ts"
import type { StoreTexts } from "./store-texts.ts"

/** What a column of a file of stores may hold, in the order in which it is asked for. Spec: store feeds. */
export const storeColumns = [
  "code",
  "name",
  "address",
  "town",
  "latitude",
  "longitude",
  "radius",
  "unit",
  "phone",
  "facebookPageId",
  "hours",
  "language",
  "region",
  "ownerEmail",
  "price",
  "offer",
  "website",
  "population",
  "sales",
  "isOpen",
] as const satisfies ReadonlyArray<keyof FranchiseStore>
/** What a column of a file of stores may hold. */
export type StoreColumn = (typeof storeColumns)[number]

/** The place of each column in the rows of a file. */
export type StoreMatch = { readonly [Column in StoreColumn]?: number }

/** The specification's names of columns, Google's of store feeds and business profiles, and names that people write. */
const headers: Readonly<Record<StoreColumn, ReadonlyArray<string>>> = {
  code: ["storecode", "code", "storeid", "storenumber", "id", "shopcode", "קודחנות", "קוד", "קודסניף"],
  name: ["name", "storename", "title", "businessname", "shopname", "שם", "שםחנות", "שםסניף"],
  address: ["address", "storeaddress", "fulladdress", "addressline1", "street", "כתובת"],
  town: ["town", "city", "locality", "עיר", "יישוב"],
  latitude: ["latitude", "lat", "קורוחב"],
  longitude: ["longitude", "lng", "lon", "long", "קואורך"],
  radius: ["radius", "רדיוס"],
  unit: ["unit", "radiusunit", "distanceunit", "יחידה"],
  phone: ["phone", "primaryphone", "telephone", "phonenumber", "tel", "טלפון"],
  facebookPageId: ["facebookpageid", "pageid", "fbpageid", "facebookpage", "עמודפייסבוק"],
  hours: ["hours", "openinghours", "openhours", "regularhours", "שעותפתיחה", "שעות"],
  language: ["language", "languagecode", "locale", "lang", "שפה"],
  region: ["region", "group", "area", "district", "territory", "אזור", "קבוצה"],
  ownerEmail: ["owneremail", "ownersmail", "owner", "email", "managermail", "manageremail", "דואל", "דואלבעלים"],
  price: ["price", "storeprice", "מחיר"],
  offer: ["offer", "promotion", "deal", "מבצע"],
  website: ["website", "url", "link", "landingpage", "storeurl", "אתר", "קישור"],
  population: ["population", "residents", "אוכלוסייה", "תושבים"],
  sales: ["sales", "revenue", "turnover", "annualsales", "מכירות"],
  isOpen: ["state", "status", "isopen", "open", "מצב"],
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

/** What the columns of a file probably hold, by their names; no column holds two things. */
export const guessStoreColumns = (header: ReadonlyArray<string>): StoreMatch => {
  const match: { [Column in StoreColumn]?: number } = {}
  const taken = new Set<number>()
  for (const column of storeColumns) {
    const place = headers[column]
      .map((name) => header.findIndex((cell, index) => !taken.has(index) && lettersOf(cell) === name))
      .find((index) => index >= 0)
    if (place === undefined) continue
    taken.add(place)
    match[column] = place
  }
  return match
}

/** A match in which a column of the file holds one thing more; whatever it held before is without a column. */
export const withStoreColumn = (match: StoreMatch, column: StoreColumn, place: number | undefined): StoreMatch => {
  const others = Object.entries(match).filter(([name, taken]) => name !== column && taken !== place)
  return { ...Object.fromEntries(others), ...(place !== undefined && { [column]: place }) }
}

/** The texts of a row, by the match. */
export const textsInRow = (row: ReadonlyArray<string>, match: StoreMatch): StoreTexts =>
  Object.fromEntries(Object.entries(match).map(([column, place]) => [column, row[place] ?? ""]))
