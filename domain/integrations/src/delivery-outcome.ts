import { backOff, chanceOf } from "./back-off.ts"
import { deliveryLimits } from "./delivery-limits.ts"
import type { DeliveryTry, LeadDelivery } from "./delivery.ts"
import type { LeadDestination, PauseReason } from "./destination.ts"

/** What a try means: `Gone` ends the destination, and `Again` is tried later. */
export type TryMeaning = "Taken" | "Gone" | "Again"

/** What a receiver's answer means. Only 2xx without a trouble says that the lead was taken; a redirect is followed nowhere. */
export const meaningOf = ({ status, trouble }: Pick<DeliveryTry, "status" | "trouble">): TryMeaning => {
  if (trouble !== undefined) return "Again"
  if (status !== undefined && status >= 200 && status <= 299) return "Taken"
  return status === 410 ? "Gone" : "Again"
}

/** How long a receiver asks to be left alone, in milliseconds; only with 429 and 503, and at most a day. */
export const askedWait = (status: number | undefined, retryAfterSeconds: number | undefined): number =>
  (status === 429 || status === 503) && retryAfterSeconds !== undefined && retryAfterSeconds > 0
    ? Math.min(deliveryLimits.longestWaitMillis, Math.round(retryAfterSeconds * 1_000))
    : 0

/** What every delivery has, whatever it sends. */
export type Deliverable = Pick<LeadDelivery, "state" | "at" | "attempts" | "allAttempts" | "tries"> & {
  readonly id: number
}

/** What every receiver has whose tries are counted. */
export type Receiving = Pick<
  LeadDestination,
  "state" | "pause" | "failing" | "holdUntil" | "resumedAt" | "lastTry" | "waiting" | "failed"
>

const withTry = <V extends Deliverable>(delivery: V, tried: DeliveryTry): V => ({
  ...delivery,
  attempts: delivery.attempts + 1,
  allAttempts: delivery.allAttempts + 1,
  tries: [...delivery.tries, tried].slice(-deliveryLimits.tries),
})

/** A delivery after a try, `waitMillis` being what the receiver asked for. */
export const triedDelivery = <V extends Deliverable>(
  before: V,
  tried: DeliveryTry,
  meaning: TryMeaning,
  waitMillis: number,
): V => {
  const delivery = withTry(before, tried)
  const endedAt = tried.at + tried.durationMillis
  if (meaning === "Taken") return { ...delivery, state: "Delivered", at: endedAt }
  const pause = backOff(delivery.attempts, chanceOf(delivery.id, delivery.attempts))
  if (meaning === "Again" && pause !== undefined) return { ...delivery, at: endedAt + Math.max(pause, waitMillis) }
  return { ...delivery, state: "Failed", at: endedAt }
}

/** Whether nothing has been taken for so long that a destination pauses. */
export const pausesAfter = ({ since, times }: NonNullable<LeadDestination["failing"]>, now: number): boolean =>
  times >= deliveryLimits.failuresToPause && now - since >= deliveryLimits.millisToPause

/** How long a receiver is left alone that failed so many times in a row, in milliseconds: doubled each time, at most five minutes. */
export const restAfter = (times: number): number =>
  times < deliveryLimits.failuresToRest
    ? 0
    : Math.min(deliveryLimits.longestRestMillis, 1_000 * 2 ** Math.min(20, times - deliveryLimits.failuresToRest))

/** Whether a delivery that waits is to be tried: its time has come, or it has not been tried since a resumption. */
export const isDue = ({ at, tries }: Pick<LeadDelivery, "at" | "tries">, resumedAt: number | undefined, now: number) =>
  at <= now || (resumedAt !== undefined && (tries.at(-1)?.at ?? 0) < resumedAt)

/** A destination that pauses. */
export const paused = <D extends Receiving>(destination: D, pause: PauseReason): D => ({
  ...destination,
  state: "Paused",
  pause,
})

/** A destination after a try. One that its owner has paused meanwhile stays so. */
export const triedDestination = <D extends Receiving>(
  destination: D,
  tried: DeliveryTry,
  meaning: TryMeaning,
  waitMillis: number,
): D => {
  const endedAt = tried.at + tried.durationMillis
  const { failing, ...rest } = { ...destination, lastTry: { at: endedAt, isTaken: meaning === "Taken" } }
  // What was left out is optional, so that the rest is a destination of the same kind.
  const well = rest as unknown as D
  if (meaning === "Taken") return well
  const times = { since: failing?.since ?? tried.at, times: (failing?.times ?? 0) + 1 }
  const hold = Math.max(waitMillis, restAfter(times.times))
  const next = {
    ...well,
    failing: times,
    ...(hold > 0 && { holdUntil: Math.max(destination.holdUntil ?? 0, endedAt + hold) }),
  }
  if (meaning === "Gone") return { ...next, state: "Ended" }
  if (destination.state !== "On") return next
  return pausesAfter(times, endedAt) ? paused(next, "Failures") : next
}

/** A destination that goes on where it stopped. */
export const resumed = <D extends Receiving>(destination: D, now: number): D => {
  const { pause: _pause, failing: _failing, holdUntil: _hold, ...rest } = destination
  return { ...(rest as unknown as D), state: "On", resumedAt: now }
}

/**
 * A destination whose address, connection or fields were changed. What happened before says nothing of the new settings, so that
 * nothing rests and whatever waits is due; a pause and an end stay until somebody resumes it.
 */
export const readdressed = <D extends Receiving>(destination: D, now: number): D => {
  const { state, pause } = destination
  const fresh = resumed(destination, now)
  return { ...fresh, state, ...(pause !== undefined && { pause }) }
}

/** A delivery as a replay begins it: with the same name and all its tries before it, and behind others of its lead. */
export const replayed = <V extends Deliverable>(
  delivery: V,
  others: ReadonlyArray<Pick<Deliverable, "state" | "id">>,
  now: number,
): V => {
  const isFirst = !others.some(
    ({ state, id }) => state === "Waiting" || ((state === "Behind" || state === "Failed") && id < delivery.id),
  )
  return { ...delivery, state: isFirst ? "Waiting" : "Behind", at: now, attempts: 0 }
}
