import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** How a business of a portal stands: frozen by the portal, with ads that run, with ads in review, or with none of both. Ours. */
export const BusinessStanding = Schema.Literals(["Frozen", "Running", "Waiting", "Idle"])
export type BusinessStanding = typeof BusinessStanding.Type

/** A sign of risk: the house has covered for it, a bank disputes a payment, a payment is to be looked into, or ads were refused. Ours. */
export const RiskKind = Schema.Literals(["owes", "disputed", "paymentIssue", "refusedAds"])
export type RiskKind = typeof RiskKind.Type

/** A sign of risk with its reason: how many cases there are, and the money in minor units of the business's currency. */
export const RiskSign = Schema.Struct({ kind: RiskKind, count: Schema.Int, amount: Schema.optionalKey(MinorUnits) })
export type RiskSign = typeof RiskSign.Type

/** What the standing and the risk of a business follow from. */
export interface BusinessCounts {
  readonly isFrozen: boolean
  /** Campaigns by state. */
  readonly running: number
  readonly waiting: number
  readonly refused: number
  /** What the house has covered for the business, in minor units. */
  readonly owed: MinorUnits
  /** Disputes that no bank has decided, and their money. */
  readonly disputes: number
  readonly disputed: MinorUnits
  /** Other payments that somebody has to look into. */
  readonly paymentIssues: number
}

/** The standing of a business: a freeze is before all else, ads that run before ads in review. */
export const standingOf = ({
  isFrozen,
  running,
  waiting,
}: Pick<BusinessCounts, "isFrozen" | "running" | "waiting">): BusinessStanding => {
  if (isFrozen) return "Frozen"
  if (running > 0) return "Running"
  return waiting > 0 ? "Waiting" : "Idle"
}

/** From how many refused campaigns on they are a sign of risk. */
export const refusedFrom = 3

/** The signs of risk of a business, the gravest first; none for a business that gives no reason. */
export const riskSignsOf = (counts: BusinessCounts): ReadonlyArray<RiskSign> => {
  const { owed, disputes, disputed, paymentIssues, refused } = counts
  return [
    ...(owed > 0 ? [{ kind: "owes", count: 1, amount: owed } as const] : []),
    ...(disputes > 0 ? [{ kind: "disputed", count: disputes, amount: disputed } as const] : []),
    ...(paymentIssues > 0 ? [{ kind: "paymentIssue", count: paymentIssues } as const] : []),
    ...(refused >= refusedFrom ? [{ kind: "refusedAds", count: refused } as const] : []),
  ]
}

/** The words of a search without surrounding space, and the number that they are, where they are one. */
export const soughtBusiness = (words: string): { readonly words: string; readonly id?: number } => {
  const trimmed = words.trim()
  const digits = /^#?(\d{1,15})$/u.exec(trimmed)?.[1]
  return { words: trimmed, ...(digits !== undefined && { id: Number(digits) }) }
}
