import type { ListNetwork } from "@domain/audiences"

const day = 86_400_000

/** Limits of telling networks. Ours. */
export const sendingLimits = {
  /** Conversions of one request. */
  batch: 200,
  /** Days that a connection counts what was settled in. */
  days: 7,
  /** How long a conversion waits to be sent, and how long a settled sending is kept. */
  waitMillis: 7 * day,
  keptMillis: 7 * day,
  /** A clock that runs ahead of the network's by so much is no conversion of the future. */
  aheadMillis: 60_000,
  /** Withheld conversions that are counted one by one. */
  counted: 200,
} as const

/**
 * How old a conversion may be when a network is told, in milliseconds. Sources: Meta, Conversions API, "Upload Time versus Event
 * Transaction Time" (7 days); Google Ads, `ConversionAction.click_through_lookback_window_days` (90 days at most).
 */
export const oldestTold: Readonly<Record<ListNetwork, number>> = { Meta: 7 * day, Google: 90 * day }
