import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"

const day = 86_400_000

/**
 * How long a question to an address may be answered, how often one business asks it in all, how long it waits in between, and
 * after how long an unanswered question is forgotten. Ours.
 */
export const askLimits = { linkDays: 14, asks: 3, betweenHours: 24, forgottenDays: 90 } as const

/** An address outside of a business that was asked whether it wants regular reports; times are epoch milliseconds. */
export const ReportAddress = Schema.Struct({
  address: Schema.String,
  state: Schema.Literals(["Asked", "Confirmed", "Declined"]),
  /** When it became so, or was asked last. */
  changedAt: Schema.Int,
  asks: Schema.Int,
  /** When the link of the last question ends. */
  linkUntil: Schema.Int,
})
export type ReportAddress = typeof ReportAddress.Type

/** What is known of an address: nobody asked yet, it was asked, its link ended, or its answer. */
export const AddressState = Schema.Literals(["Unasked", "Waiting", "LinkEnded", "Confirmed", "Declined"])
export type AddressState = typeof AddressState.Type

/** An outside address of regular reports as its business sees it. */
export const AddressListed = Schema.Struct({
  address: Schema.String,
  state: AddressState,
  /** When it became so, or was asked last; absent before anybody asked. */
  at: Schema.optionalKey(Schema.Number),
  /** When the link ends while the address waits. */
  until: Schema.optionalKey(Schema.Number),
  /** Whether it may be asked now. */
  mayAsk: Schema.Boolean,
})
export type AddressListed = typeof AddressListed.Type

/** The address was asked today, or as often as one business may ask. Ours. */
export class AddressAskedEnough extends Schema.TaggedError<AddressAskedEnough>()("AddressAskedEnough", {
  errorCode: errorCode(102),
}) {}

/** Whoever holds the address has not confirmed that they want a business's reports. Ours. */
export class AddressUnconfirmed extends Schema.TaggedError<AddressUnconfirmed>()("AddressUnconfirmed", {
  errorCode: errorCode(102),
}) {}

/** What is known of an address now; nothing is kept of one that nobody asked. */
export const addressStateOf = (kept: ReportAddress | undefined, now: number): AddressState => {
  if (kept === undefined) return "Unasked"
  if (kept.state !== "Asked") return kept.state
  return kept.linkUntil > now ? "Waiting" : "LinkEnded"
}

/** Whether an address may be asked: never after its answer, once a day, and so often in all. */
export const mayAsk = (kept: ReportAddress | undefined, now: number): boolean =>
  kept === undefined ||
  (kept.state === "Asked" && kept.asks < askLimits.asks && now - kept.changedAt >= askLimits.betweenHours * (day / 24))

/** An address as its business sees it. */
export const listedAddress = (address: string, kept: ReportAddress | undefined, now: number): AddressListed => {
  const state = addressStateOf(kept, now)
  return {
    address,
    state,
    mayAsk: mayAsk(kept, now),
    ...(kept !== undefined && { at: kept.changedAt }),
    ...(kept !== undefined && state === "Waiting" && { until: kept.linkUntil }),
  }
}

/** An address that is asked now, with a link that ends after its days; refused once it was asked enough. */
export const askedAddress = (
  address: string,
  kept: ReportAddress | undefined,
  now: number,
): Result.Result<ReportAddress, AddressAskedEnough> =>
  mayAsk(kept, now)
    ? Result.succeed({
        address,
        state: "Asked",
        changedAt: now,
        asks: (kept?.asks ?? 0) + 1,
        linkUntil: now + askLimits.linkDays * day,
      })
    : Result.fail(new AddressAskedEnough({}))

/** An address that had reports before anybody asked, which counts as confirmed since it got them. */
export const addressOfBefore = (address: string, since: number): ReportAddress => ({
  address,
  state: "Confirmed",
  changedAt: since,
  asks: 0,
  linkUntil: since,
})

/**
 * An address after its holder's answer; undefined where the link no longer takes it. No is final and may be said at any time,
 * yes within the link's days.
 */
export const answeredAddress = (kept: ReportAddress, accepts: boolean, now: number): ReportAddress | undefined => {
  const state = addressStateOf(kept, now)
  if (!accepts) return state === "Declined" ? kept : { ...kept, state: "Declined", changedAt: now }
  if (state === "Confirmed") return kept
  return state === "Waiting" ? { ...kept, state: "Confirmed", changedAt: now } : undefined
}

/** Whether an unanswered question is old enough to be forgotten, once no report names its address. */
export const isForgotten = (kept: ReportAddress, now: number): boolean =>
  kept.state === "Asked" && now - kept.linkUntil >= askLimits.forgottenDays * day
