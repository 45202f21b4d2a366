import { Clock, Effect } from "effect"

/** The present instant by the runtime's clock, in epoch milliseconds. */
export const presentTime = (): number => Effect.runSync(Clock.currentTimeMillis)
