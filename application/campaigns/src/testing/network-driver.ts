import type { LocalDate } from "@domain/kernel"
import type { Effect } from "effect"
import type { ChannelObjects, ReviewState } from "../ports/ad-networks.ts"

/** What a test may do to the networks behind the port. */
export interface NetworkDriver<R> {
  readonly decide: (objects: ChannelObjects, decision: ReviewState) => Effect.Effect<void, never, R>
  /** Lets ads run for at least a day. */
  readonly passDay: Effect.Effect<void, never, R>
  /** The calendar day it is for the networks. */
  readonly today: Effect.Effect<LocalDate, never, R>
  /** How many ads the networks hold whose campaign's name begins so. */
  readonly countAds: (prefix: string) => Effect.Effect<number, never, R>
  readonly prepare?: () => Promise<void>
}
