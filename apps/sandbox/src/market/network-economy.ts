/** What an ad asks people to do; it decides which results it brings. */
export type Goal = "leads" | "calls" | "messages" | "traffic"

/** Typical performance of a network's ads on one day. */
export type NetworkEconomy = {
  /** What a click costs, relative to the table above. */
  readonly clickCost: number
  readonly clickRate: number
  readonly resultRate: Readonly<Record<Goal, number>>
}
