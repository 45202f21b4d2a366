import { mergeDayParts } from "@domain/budget"
import type { Region } from "@domain/kernel"
import {
  callHours,
  type Checked,
  email,
  phone,
  refuse,
  requiredText,
  tidyLine,
  tidyText,
  website,
} from "@domain/validation"
import { Result } from "effect"
import type { FranchiseStore } from "./franchise-store.ts"
import { storeLimits } from "./store-limits.ts"

/** Message keys of this package; locale files hold the text of each. */
export const storeMessageKeys = [
  "franchise.numberInvalid",
  "franchise.latitudeInvalid",
  "franchise.longitudeInvalid",
  "franchise.placeHalf",
  "franchise.radiusInvalid",
  "franchise.pageIdInvalid",
  "franchise.languageUnknown",
  "franchise.stateUnknown",
  "franchise.unitUnknown",
  "franchise.hoursUnreadable",
  "franchise.codeRepeated",
  "franchise.totalBelowMinimum",
  "franchise.minimumOutOfRange",
  "franchise.maximumOutOfRange",
  "franchise.ad.unknownField",
  "franchise.ad.buttonNotAllowed",
  "franchise.ad.radiusTooWide",
  "franchise.launch.overTotal",
  "franchise.launch.noStore",
  "franchise.launch.tooManyStores",
  "franchise.launch.aboveCap",
  "franchise.launch.storeGone",
  "franchise.launch.storeChanged",
  "franchise.launch.pageClosed",
  "franchise.launch.unexpected",
] as const
/** One of this package's message keys. */
export type StoreMessageKey = (typeof storeMessageKeys)[number]

/** Why a part of a store is refused: a key of this package or of the validation rules, and what its words name. */
export interface StoreFieldFailure {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
/** Why a store is refused, by its parts. */
export type StoreFailures = { readonly [Field in keyof FranchiseStore]?: StoreFieldFailure }

const own = (key: StoreMessageKey, params?: StoreFieldFailure["params"]): Result.Result<never, StoreFieldFailure> =>
  Result.fail({ key, ...(params !== undefined && { params }) })

const limited = (text: string, most: number): Checked<string> =>
  text.length <= most ? Result.succeed(text) : refuse("validation.textTooLong", { most })
const line = (text: string, most: number): Checked<string> => limited(tidyLine(text), most)
const needed = (text: string, most: number): Checked<string> =>
  Result.flatMap(requiredText(text), (given) => line(given, most))

/** A part that may be missing; an empty text is none. */
const orNone = <A, E>(text: string | undefined, check: (text: string) => Result.Result<A, E>) =>
  text === undefined || tidyLine(text) === "" ? Result.succeed(undefined) : check(text)

const inBounds = (
  value: number | undefined,
  [least, most]: readonly [number, number],
  key: StoreMessageKey,
): Result.Result<number | undefined, StoreFieldFailure> =>
  value === undefined || (value >= least && value <= most) ? Result.succeed(value) : own(key, { least, most })

const figure = (value: number | undefined) =>
  value === undefined || Number.isSafeInteger(value)
    ? inBounds(value, [0, storeLimits.figure], "franchise.numberInvalid")
    : own("franchise.numberInvalid", { least: 0, most: storeLimits.figure })

/** Latitude and longitude stand together or not at all. */
const halfPlace = ({ latitude, longitude }: Pick<FranchiseStore, "latitude" | "longitude">, isHere: boolean) =>
  !isHere && (latitude === undefined) !== (longitude === undefined)

/** Numbers to six digits after the point, a tenth of a metre. */
const placed = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 1e6) / 1e6)

const defined = <A extends object>(values: A) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * A store in its normal form, or every part that is refused with why. Phones without a country's code are of the region. A
 * checked store is its own normal form. Spec: entities, store feeds; validation rules.
 */
export const checkedStore = (store: FranchiseStore, region: Region): Result.Result<FranchiseStore, StoreFailures> => {
  const { latitude, longitude, hours } = store
  const checked: { readonly [Field in keyof FranchiseStore]-?: Result.Result<unknown, StoreFieldFailure> } = {
    code: needed(store.code, storeLimits.code),
    name: needed(store.name, storeLimits.name),
    address: orNone(store.address, (text) => limited(tidyText(text), storeLimits.address)),
    town: orNone(store.town, (text) => line(text, storeLimits.town)),
    latitude: halfPlace(store, latitude !== undefined)
      ? own("franchise.placeHalf")
      : inBounds(placed(latitude), [-90, 90], "franchise.latitudeInvalid"),
    longitude: halfPlace(store, longitude !== undefined)
      ? own("franchise.placeHalf")
      : inBounds(placed(longitude), [-180, 180], "franchise.longitudeInvalid"),
    radius: inBounds(store.radius, [storeLimits.leastRadius, storeLimits.mostRadius], "franchise.radiusInvalid"),
    unit: Result.succeed(store.unit),
    phone: orNone(store.phone, (text) => Result.map(phone(text, region), ({ e164 }) => e164)),
    facebookPageId: orNone(store.facebookPageId, (text) =>
      /^\d{1,30}$/.test(tidyLine(text)) ? Result.succeed(tidyLine(text)) : own("franchise.pageIdInvalid"),
    ),
    hours: hours === undefined || hours.length === 0 ? Result.succeed(undefined) : callHours(mergeDayParts(hours)),
    language: Result.succeed(store.language),
    region: orNone(store.region, (text) => line(text, storeLimits.region)),
    ownerEmail: orNone(store.ownerEmail, email),
    price: orNone(store.price, (text) => line(text, storeLimits.price)),
    offer: orNone(store.offer, (text) => line(text, storeLimits.offer)),
    website: orNone(store.website, website),
    population: figure(store.population),
    sales: figure(store.sales),
    isOpen: Result.succeed(store.isOpen),
  }
  const failures = Object.entries(checked).flatMap(([name, result]) =>
    Result.isFailure(result) ? [[name, result.failure] as const] : [],
  )
  if (failures.length > 0) return Result.fail(Object.fromEntries(failures))
  const values = Object.entries(checked).flatMap(([name, result]) =>
    Result.isSuccess(result) ? [[name, result.success] as const] : [],
  )
  return Result.succeed(defined(Object.fromEntries(values)) as FranchiseStore)
}
