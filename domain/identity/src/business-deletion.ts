import { errorCode } from "@domain/errors"
import { UserId } from "@domain/kernel"
import { Schema } from "effect"

/**
 * What a deletion of a business waits for: a disputed payment, money that a gateway has not decided about, a debt, money that no
 * payment can take back, or a freeze by its portal. Ours.
 */
export const DeletionObstacle = Schema.Literals(["dispute", "refund", "payment", "debt", "money", "frozen"])
export type DeletionObstacle = typeof DeletionObstacle.Type

/** A deletion of a business that was asked for. Times are epoch milliseconds. Ours. */
export const BusinessDeletion = Schema.Struct({
  state: Schema.Literals(["Waiting", "Erased"]),
  askedAt: Schema.Int,
  /** Absent once it is done. */
  askedBy: Schema.optionalKey(UserId),
  /** Whether the portal asked, not an owner. */
  isByPortal: Schema.Boolean,
  /** The portal's reason; absent once it is done. */
  reason: Schema.optionalKey(Schema.String),
  erasesAt: Schema.Int,
  /** When its campaigns were ended. */
  endedAt: Schema.optionalKey(Schema.Int),
  erasedAt: Schema.optionalKey(Schema.Int),
  /** Until when tax law asks for what is kept. */
  keptUntil: Schema.optionalKey(Schema.Int),
})
export type BusinessDeletion = typeof BusinessDeletion.Type

/** The side that asked for a deletion is the other one, or the business is erased already. Ours. */
export class DeletionNotTakenBack extends Schema.TaggedError<DeletionNotTakenBack>()("DeletionNotTakenBack", {
  errorCode: errorCode(1006),
}) {}

/** What a business still has that its deletion has to settle. Amounts are minor units. */
export interface BusinessHoldings {
  /** Campaigns that are not over, drafts included. */
  readonly openCampaigns: number
  readonly available: number
  /** What running campaigns and paid drafts hold. */
  readonly held: number
  readonly owed: number
  /** What its payments can still take back. */
  readonly refundable: number
  readonly disputes: number
  readonly refundsOnTheirWay: number
  readonly paymentsOnTheirWay: number
  readonly isFrozenByPortal: boolean
}

/** How long a deletion can be taken back, and how long networks have to hear that campaigns ended; milliseconds. Ours. */
export const deletionPolicy = { graceMilliseconds: 14 * 86_400_000, quietMilliseconds: 3_600_000 } as const

/** A deletion that is asked for now. */
export const askedDeletion = (
  asked: Pick<BusinessDeletion, "isByPortal" | "askedBy" | "reason">,
  now: number,
): BusinessDeletion => ({
  state: "Waiting",
  askedAt: now,
  erasesAt: now + deletionPolicy.graceMilliseconds,
  ...asked,
})

/** Whether a side may take a deletion back: the side that asked, until the business is erased. */
export const mayTakeBack = (
  { state, isByPortal }: Pick<BusinessDeletion, "state" | "isByPortal">,
  side: "owner" | "portal",
): boolean => state === "Waiting" && isByPortal === (side === "portal")

/** What stands in the way of a deletion for as long as it lasts; money that can go back does not. */
export const deletionObstacles = (holdings: BusinessHoldings): ReadonlyArray<DeletionObstacle> => {
  const isThere: Readonly<Record<DeletionObstacle, boolean>> = {
    dispute: holdings.disputes > 0,
    refund: holdings.refundsOnTheirWay > 0,
    payment: holdings.paymentsOnTheirWay > 0,
    debt: holdings.owed > 0,
    money: holdings.available + holdings.held > holdings.refundable,
    frozen: holdings.isFrozenByPortal,
  }
  return DeletionObstacle.literals.filter((obstacle) => isThere[obstacle])
}

/** The next step of a deletion; each is safe to repeat. */
export type DeletionStep = "wait" | "endCampaigns" | "giveBack" | "erase"

/**
 * The next step of a deletion: nothing before its time or while something stands in the way; then campaigns end, networks hear of
 * it, unspent money goes back, and the business is erased once it holds none. Ours.
 */
export const deletionStep = (
  { state, erasesAt, endedAt }: Pick<BusinessDeletion, "state" | "erasesAt" | "endedAt">,
  holdings: BusinessHoldings,
  now: number,
): DeletionStep => {
  if (state !== "Waiting" || now < erasesAt) return "wait"
  if (deletionObstacles(holdings).length > 0) return "wait"
  if (holdings.openCampaigns > 0) return "endCampaigns"
  if (endedAt !== undefined && now < endedAt + deletionPolicy.quietMilliseconds) return "wait"
  if (holdings.held > 0) return "wait"
  return holdings.available > 0 ? "giveBack" : "erase"
}
