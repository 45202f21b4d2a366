import type { MinorUnits } from "@domain/kernel"
import { movementOf, type Posting } from "../ledger.ts"
import type { CommissionRule } from "./commission-terms.ts"

/**
 * What the portal took by a campaign so far, in minor units: its fee, what the house covers for it (`receivable`, never positive),
 * and what its networks spent of its own money.
 */
export interface CampaignTakings {
  readonly fee: MinorUnits
  readonly receivable: MinorUnits
  readonly spend: MinorUnits
}

/** Before a launch. */
export const noTakings: CampaignTakings = { fee: 0, receivable: 0, spend: 0 }

/** Takings after a posting of the campaign. */
export const takingsAfter = ({ fee, receivable, spend }: CampaignTakings, posting: Posting): CampaignTakings => ({
  fee: fee + movementOf(posting, "fees"),
  receivable: receivable + movementOf(posting, "receivable"),
  // What the house pays beyond a lock stands on both accounts.
  spend: spend + movementOf(posting, "spend") + movementOf(posting, "house"),
})

/** The fee that the portal really has: what it took, without what it covers for money that went back. */
export const keptFee = ({ fee, receivable }: CampaignTakings): MinorUnits => Math.max(0, fee + Math.min(0, receivable))

/** A part of an amount, rounded down: what cannot be divided stays the portal's. */
const partOf = (amount: MinorUnits, percent: number): MinorUnits =>
  Math.floor((Math.max(0, amount) * Math.round(percent * 100)) / 10_000)

/**
 * A campaign's commission by its rule, in minor units: never negative and never more than the fee that the portal really has, since it
 * is paid from the fee.
 */
export const commissionOf = (
  { base, percent = 0, amount = 0, atLeast = 0, atMost = Number.MAX_SAFE_INTEGER }: CommissionRule,
  takings: CampaignTakings,
  isFirst: boolean,
): MinorUnits => {
  const fee = keptFee(takings)
  const raw = base === "firstCampaign" ? (isFirst ? amount : 0) : partOf(base === "fee" ? fee : takings.spend, percent)
  return raw === 0 ? 0 : Math.min(fee, atMost, Math.max(raw, atLeast))
}
