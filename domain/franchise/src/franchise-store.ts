import { DayPart } from "@domain/budget"
import { DistanceUnit } from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { portalLanguages } from "@domain/portals"
import { Schema } from "effect"
import { storeLimits } from "./store-limits.ts"

const optional = Schema.optionalKey
const textOf = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const within = (minimum: number, maximum: number) => Schema.Number.check(Schema.isBetween({ minimum, maximum }))
const figure = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: storeLimits.figure }))

/** The code by which a brand knows a store; it names one store of a business. Spec: feeds, store_code. */
export const StoreCode = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(storeLimits.code))

/** What a brand knows of a store beside its code. Hours count by the weekday; without any, nobody has said. */
const facts = {
  name: textOf(storeLimits.name),
  address: optional(textOf(storeLimits.address)),
  town: optional(textOf(storeLimits.town)),
  latitude: optional(within(-90, 90)),
  longitude: optional(within(-180, 180)),
  /** The distance within which people see the store's ads, in `unit`. */
  radius: within(storeLimits.leastRadius, storeLimits.mostRadius),
  unit: DistanceUnit,
  /** In international form. */
  phone: optional(textOf(25)),
  facebookPageId: optional(textOf(storeLimits.pageId)),
  hours: optional(Schema.Array(DayPart).check(Schema.isMaxLength(42))),
  language: optional(Schema.Literals(portalLanguages)),
  /** The brand's own group of stores. */
  region: optional(textOf(storeLimits.region)),
  ownerEmail: optional(textOf(254)),
  /** What its ads may say: a price and an offer as people read them, and the page that a click opens. */
  price: optional(textOf(storeLimits.price)),
  offer: optional(textOf(storeLimits.offer)),
  website: optional(textOf(2_048)),
  /** People around the store, and its sales in a year; whole numbers, by which a budget can be shared out. */
  population: optional(figure),
  sales: optional(figure),
  isOpen: Schema.Boolean,
} as const

/** A store of a franchise. Spec: entities, store feeds. */
export const FranchiseStore = Schema.Struct({ code: StoreCode, ...facts })
export type FranchiseStore = typeof FranchiseStore.Type

/** A part of a store that changes alone. */
export type StoreFact = keyof typeof facts
/** Every part of a store that changes alone. */
export const storeFacts: ReadonlyArray<StoreFact> = Object.keys(facts).filter(
  (name): name is StoreFact => name in facts,
)

/** A store by another code than its own, or one that is gone. Ours. */
export class FranchiseStoreNotFound extends Schema.TaggedError<FranchiseStoreNotFound>()("FranchiseStoreNotFound", {
  errorCode: errorCode(104),
  code: Schema.String,
}) {}

/** Another store of the business has the code. Ours. */
export class StoreCodeTaken extends Schema.TaggedError<StoreCodeTaken>()("StoreCodeTaken", {
  errorCode: errorCode(102),
  code: Schema.String,
}) {}

/** The business has as many stores as one may have. Ours. */
export class FranchiseStoresFull extends Schema.TaggedError<FranchiseStoresFull>()("FranchiseStoresFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The business is no franchise, so that it has no stores. Ours. */
export class NotAFranchise extends Schema.TaggedError<NotAFranchise>()("NotAFranchise", {
  errorCode: errorCode(1006),
}) {}
