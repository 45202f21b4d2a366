import { handler, RateLimits, UnitOfWork } from "@application/kernel"
import { isTellableTime, ServerKeyWrong, type ToldOutcome } from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import { Clock, Effect } from "effect"
import { type ServerEvent, TakeServerEvents } from "../contract/arrivals.ts"
import { ConversionSites } from "../stores/conversions.ts"
import { businessOfKey } from "./server-keys.ts"
import type { StoredSite } from "./stored-site.ts"
import { clickOf } from "./told-click.ts"
import { countedEvent, type ToldEvent, triedEvent } from "./told-event.ts"
import { notedTry } from "./tries.ts"

const minute = 60_000
/** Events that a business's servers may tell in a minute. */
const mostInMinute = 3_000

const toldBy = ({ event, at: toldAt, click, consent, test: _test, ...told }: ServerEvent, now: number): ToldEvent => {
  const at = Math.min(toldAt ?? now, now)
  const seen = { kind: "Event", event } as const
  return { ...told, source: "Server", seen, at, consent, hasOptedOut: false, click: clickOf(click, at, at) }
}

/** Answers one event; a test is listed by the tester and counts nowhere. */
const answered = Effect.fnUntraced(function* (site: StoredSite, event: ServerEvent, now: number) {
  if (!isTellableTime(event.at ?? now, now)) return [{ taken: "WrongTime" }] satisfies ReadonlyArray<ToldOutcome>
  const told = toldBy(event, now)
  if (event.test !== true) return yield* countedEvent(site, told)
  const tried = yield* triedEvent(site, told)
  const mark = site.trying?.mark
  if (mark !== undefined) yield* (yield* UnitOfWork).transact(notedTry(site, mark, tried))
  return tried.outcomes
})

export const takeServerEvents = handler(
  TakeServerEvents,
  Effect.fnUntraced(function* ({ serverKey, events }) {
    const businessProfileId = yield* businessOfKey(serverKey)
    if (businessProfileId === undefined) return yield* new ServerKeyWrong({})
    const site = yield* (yield* ConversionSites).find({ businessProfileId })
    if (site === undefined) return yield* new ServerKeyWrong({})
    const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
      `conversions-server:${businessProfileId}`,
      mostInMinute,
      minute,
      Math.max(1, events.length),
    )
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const now = yield* Clock.currentTimeMillis
    const results = yield* Effect.forEach(events, (event) =>
      Effect.map(answered(site, event, now), (outcomes) => ({ id: event.id, outcomes })),
    )
    return { results }
  }),
)
