import { type CustomerList, expiresAt, hasEnd } from "./customer-list.ts"
import { listLimits } from "./list-limits.ts"

const dayMillis = 86_400_000

type Kept = Pick<CustomerList, "state" | "filledAt" | "days" | "lookalike" | "visitors">

/** Days until a list's time is over, begun days counted whole; none of a list that is past its time. */
export const daysLeft = (list: Pick<CustomerList, "filledAt" | "days">, now: number): number =>
  Math.max(0, Math.ceil((expiresAt(list) - now) / dayMillis))

/** Whether a list that ads use ends within the days of the warning. */
export const isEndingSoon = (list: Kept, now: number): boolean =>
  list.state === "Active" && hasEnd(list) && expiresAt(list) > now && daysLeft(list, now) <= listLimits.warnedDays

/** Whether the owner is still to be told of a list's end; `toldEnd` is the end that they were told of last. */
export const isEndUntold = (list: Kept & { readonly toldEnd?: number }, now: number): boolean =>
  isEndingSoon(list, now) && list.toldEnd !== expiresAt(list)

/**
 * The days that a list is kept once it is renewed; undefined where it is kept as long as a list may be, so that only a new
 * upload helps. Ours.
 */
export const renewedDays = ({ days }: Pick<CustomerList, "days">): number | undefined =>
  days >= listLimits.mostDays ? undefined : Math.min(listLimits.mostDays, days + listLimits.usualDays)
