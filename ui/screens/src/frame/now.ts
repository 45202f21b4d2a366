import { Clock, Effect } from "effect"

let ahead = 0

/** A device's clock may be wrong, and in development the product's clock may be moved: what counts is the server's. */
export const followServerTime = (serverTime: number): void => {
  const difference = serverTime - Effect.runSync(Clock.currentTimeMillis)
  ahead = Math.abs(difference) < 5_000 ? 0 : difference
}

/** The present instant as the server has it, in epoch milliseconds. */
export const presentTime = (): number => Effect.runSync(Clock.currentTimeMillis) + ahead
