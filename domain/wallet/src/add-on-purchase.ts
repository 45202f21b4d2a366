import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import {
  addDays,
  BusinessProfileId,
  CurrencyCode,
  localDateAt,
  MinorUnits,
  startOfDay,
  type TimeZoneName,
} from "@domain/kernel"
import { PriceListId } from "@domain/pricing"

/** Our own number of a bought pack. */
export const AddOnPurchaseId = Schema.Int.pipe(Schema.brand("AddOnPurchaseId"))
export type AddOnPurchaseId = typeof AddOnPurchaseId.Type

/**
 * A pack as it was bought: name, days, price list and amounts (minor units) of that day, and when it runs, its end exclusive. Instants
 * are epoch milliseconds. Spec: entities, add-on pack.
 */
export const AddOnPurchase = Schema.Struct({
  id: AddOnPurchaseId,
  businessProfileId: BusinessProfileId,
  tierName: Schema.String,
  days: Schema.Int,
  priceListId: PriceListId,
  currency: CurrencyCode,
  price: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  boughtAt: Schema.Number,
  startsAt: Schema.Number,
  endsAt: Schema.Number,
})
export type AddOnPurchase = typeof AddOnPurchase.Type

/** The price list in force sells no such pack. Ours. */
export class AddOnNotSold extends Schema.TaggedError<AddOnNotSold>()("AddOnNotSold", {
  errorCode: errorCode(104),
}) {}

/** When a pack runs; epoch milliseconds, the end exclusive. */
export type AddOnPeriod = Pick<AddOnPurchase, "startsAt" | "endsAt">

/**
 * The period of a pack of some days that is bought at an instant. It begins at that instant, or at the end of the packs
 * that still run, and lasts its whole days after the rest of its first day. Ours.
 */
export const addOnPeriod = (
  days: number,
  {
    boughtAt,
    runsUntil,
    timeZone,
  }: { readonly boughtAt: number; readonly runsUntil?: number; readonly timeZone: TimeZoneName },
): AddOnPeriod => {
  const startsAt = Math.max(boughtAt, runsUntil ?? boughtAt)
  const firstDay = localDateAt(startsAt, timeZone)
  const isWholeDay = startOfDay(firstDay, timeZone) === startsAt
  return { startsAt, endsAt: startOfDay(addDays(firstDay, isWholeDay ? days : days + 1), timeZone) }
}

/** Whether one of the packs ran at some instant of a span, both ends included. */
export const ranDuring = (periods: ReadonlyArray<AddOnPeriod>, from: number, until: number): boolean =>
  periods.some(({ startsAt, endsAt }) => startsAt <= until && endsAt > from)

const prefix = "addOn:"

/** The ledger's reference of a purchase under an idempotency key. */
export const addOnReference = (key: string): string => `${prefix}${key}`

/** The key of the purchase that a ledger's reference is about; undefined for all else. */
export const addOnKey = (reference: string): string | undefined =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined
