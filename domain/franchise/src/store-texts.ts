import { distanceUnitOf, radiusScale } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { tidyLine } from "@domain/validation"
import { Result } from "effect"
import { checkedStore, type StoreFailures, type StoreFieldFailure, type StoreMessageKey } from "./checked-store.ts"
import type { FranchiseStore } from "./franchise-store.ts"
import { hoursOfText, textOfHours } from "./hours-text.ts"
import { storeLimits } from "./store-limits.ts"

/** A store's parts as a form or a file's row holds them. */
export type StoreTexts = { readonly [Field in keyof FranchiseStore]?: string }

/** What spreadsheets and safe downloads write around numbers: `="…"`, or an apostrophe before a sign. */
const unguarded = (cell: string): string =>
  (/^=\s*"(.*)"$/su.exec(cell.trim())?.[1] ?? cell.trim().replace(/^'(?=[+=@-])/u, "")).trim()

/** A store's code as it is kept. */
export const storeCodeOf = (text: string): string => tidyLine(unguarded(text))

type Parsed<A> = Result.Result<A, StoreFieldFailure>
const refuse = (key: StoreMessageKey, params?: StoreFieldFailure["params"]): Parsed<never> =>
  Result.fail({ key, ...(params !== undefined && { params }) })

/** A number with a point or a comma before its fraction. */
const decimal = (text: string, key: StoreMessageKey, [least, most]: readonly [number, number]): Parsed<number> =>
  /^-?\d{1,9}(?:[.,]\d{1,15})?$/.test(text)
    ? Result.succeed(Number(text.replace(",", ".")))
    : refuse(key, { least, most })

/** A whole number, with or without marks between its thousands. */
const whole = (text: string): Parsed<number> =>
  /^(?:\d{1,13}|\d{1,3}(?:[ ,.\u00A0\u202F]\d{3}){1,4})$/.test(text)
    ? Result.succeed(Number(text.replaceAll(/\D/g, "")))
    : refuse("franchise.numberInvalid", { least: 0, most: storeLimits.figure })

const states: Readonly<Record<string, boolean>> = {
  open: true,
  yes: true,
  true: true,
  active: true,
  "1": true,
  פתוח: true,
  פתוחה: true,
  כן: true,
  closed: false,
  no: false,
  false: false,
  inactive: false,
  "0": false,
  סגור: false,
  סגורה: false,
  לא: false,
}

const unitOf = (text: string): FranchiseStore["unit"] | undefined => {
  if (/^(?:km|kms|kilomet(?:er|re)s?|ק"מ|קמ)$/i.test(text)) return "Kilometers"
  return /^(?:mi|mile|miles|מייל|מיילים)$/i.test(text) ? "Miles" : undefined
}

const languageOf = (text: string) => {
  const code = text.toLowerCase().replace("-", "_")
  return portalLanguages.find((one) => one.toLowerCase() === code || one.toLowerCase() === code.split("_")[0])
}

const readers: { readonly [Field in keyof FranchiseStore]?: (text: string) => Parsed<unknown> } = {
  latitude: (text) => decimal(text, "franchise.latitudeInvalid", [-90, 90]),
  longitude: (text) => decimal(text, "franchise.longitudeInvalid", [-180, 180]),
  radius: (text) => decimal(text, "franchise.radiusInvalid", [storeLimits.leastRadius, storeLimits.mostRadius]),
  population: whole,
  sales: whole,
  unit: (text) => Result.fromNullishOr(unitOf(text), () => ({ key: "franchise.unitUnknown" })),
  language: (text) => Result.fromNullishOr(languageOf(text), () => ({ key: "franchise.languageUnknown" })),
  isOpen: (text) => Result.fromNullishOr(states[text.toLowerCase()], () => ({ key: "franchise.stateUnknown" })),
  hours: (text) =>
    Result.mapError(hoursOfText(text), (part) => ({ key: "franchise.hoursUnreadable", params: { part } })),
}

/** A new store of a region before anything is said of it: open, with the region's usual radius. */
export const blankStore = (region: Region): FranchiseStore => ({
  code: "",
  name: "",
  radius: radiusScale(region).step === 1 ? 5 : 10,
  unit: distanceUnitOf(region),
  isOpen: true,
})

/**
 * The store that texts make: over the store before where there is one, so that a part without a text stays as it was, and an
 * empty text takes the part away. Every refused part is told.
 */
export const storeOfTexts = (
  texts: StoreTexts,
  before: FranchiseStore | undefined,
  region: Region,
): Result.Result<FranchiseStore, StoreFailures> => {
  const blank: Readonly<Record<string, unknown>> = { ...blankStore(region) }
  const values: Record<string, unknown> = { ...(before ?? blank) }
  const unread: Record<string, StoreFieldFailure> = {}
  for (const [field, typed] of Object.entries(texts)) {
    const text = unguarded(typed)
    const read = readers[field as keyof FranchiseStore]
    if (tidyLine(text) === "" && field !== "code" && field !== "name") {
      if (field in blank) values[field] = blank[field]
      else delete values[field]
    } else if (read === undefined) values[field] = text
    else {
      const parsed = read(tidyLine(text))
      if (Result.isSuccess(parsed)) values[field] = parsed.success
      else {
        unread[field] = parsed.failure
        // What cannot be read is told once, not also as half a place.
        values[field] = blank[field] ?? (field === "latitude" || field === "longitude" ? 0 : undefined)
      }
    }
  }
  const checked = checkedStore(values as unknown as FranchiseStore, region)
  const failures = { ...(Result.isFailure(checked) ? checked.failure : {}), ...unread }
  return Object.keys(failures).length > 0 ? Result.fail(failures) : checked
}

/** A store as texts that make the same store again. */
export const textsOf = (store: FranchiseStore): Required<StoreTexts> => ({
  code: store.code,
  name: store.name,
  address: store.address ?? "",
  town: store.town ?? "",
  latitude: store.latitude === undefined ? "" : String(store.latitude),
  longitude: store.longitude === undefined ? "" : String(store.longitude),
  radius: String(store.radius),
  unit: store.unit === "Miles" ? "mi" : "km",
  phone: store.phone ?? "",
  facebookPageId: store.facebookPageId ?? "",
  hours: store.hours === undefined ? "" : textOfHours(store.hours),
  language: store.language ?? "",
  region: store.region ?? "",
  ownerEmail: store.ownerEmail ?? "",
  price: store.price ?? "",
  offer: store.offer ?? "",
  website: store.website ?? "",
  population: store.population === undefined ? "" : String(store.population),
  sales: store.sales === undefined ? "" : String(store.sales),
  isOpen: store.isOpen ? "open" : "closed",
})
