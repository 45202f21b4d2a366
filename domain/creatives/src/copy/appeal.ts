import type { Objective } from "../objective.ts"
import type { Some } from "../cycled.ts"
import type { Trade } from "./trade.ts"

/** What an ad asks people to do, in words that suit a trade and an objective. */
export interface Appeal {
  /** In a few words, at most 21 characters. */
  readonly action: string
  /** The appeal as a line of its own, 20 to 30 characters. */
  readonly lines: Some<string>
  /** The appeal as the short end of a longer text. */
  readonly short: string
  /** The appeal as the full end of a longer text, at most 90 characters. */
  readonly long: string
}

/** One language's appeals. */
export type Appeals = Readonly<Record<Trade, Readonly<Record<Objective, Appeal>>>>
