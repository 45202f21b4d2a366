import { handler, Ids } from "@application/kernel"
import { isOfHosts, siteHost, type ToldOutcome, type TriedEvent, withParameter } from "@domain/conversions"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { website } from "@domain/validation"
import { Clock, Effect, Result } from "effect"
import { tryParameter } from "../contract/addresses.ts"
import { CheckTag, ListTriedEvents, StartTagTry } from "../contract/sites.ts"
import { OwnerPages } from "../ports/owner-pages.ts"
import { ConversionSites, ConversionTries } from "../stores/conversions.ts"
import { count, siteForChange, siteOf, type StoredSite } from "./stored-site.ts"

const tryMillis = 3_600_000
const mostListed = 50

/** The page of the website that is meant: the typed one, else the first that the owner named. */
const pageOf = ({ hosts, address }: StoredSite, typed: string | undefined) => {
  const checked = website(typed?.trim() || address)
  if (Result.isFailure(checked)) return Effect.fail(new InvalidFields({ fields: { address: [checked.failure.key] } }))
  return isOfHosts(hosts, siteHost(checked.success) ?? "")
    ? Effect.succeed(checked.success)
    : Effect.fail(new InvalidFields({ fields: { address: ["conversions.addressOutside"] } }))
}

const forgetTries = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const tries = yield* ConversionTries
  const { rows } = yield* tries.list("newest", { businessProfileId })
  yield* Effect.forEach(rows, tries.remove, { discard: true })
})

export const startTagTry = handler(
  StartTagTry,
  Effect.fnUntraced(function* ({ businessProfileId, address }) {
    yield* count("conversion-try", businessProfileId)
    const site = yield* siteForChange(businessProfileId)
    const page = yield* pageOf(site, address)
    const mark = (yield* (yield* Ids).secret).slice(-22)
    const until = (yield* Clock.currentTimeMillis) + tryMillis
    yield* forgetTries(businessProfileId)
    yield* (yield* ConversionSites).save({ ...site, trying: { mark, until } })
    return { page: withParameter(page, tryParameter, mark), until }
  }),
)

export const listTriedEvents = handler(
  ListTriedEvents,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const site = yield* (yield* ConversionSites).find({ businessProfileId })
    const now = yield* Clock.currentTimeMillis
    const until = site?.trying?.until
    const { rows } = yield* (yield* ConversionTries).list("newest", { businessProfileId }, { limit: mostListed })
    return {
      ...(until !== undefined && until > now && { until }),
      events: rows.map(({ businessProfileId: _of, ...event }) => event),
    }
  }),
)

/** Most events that one try keeps; the tester's list is short, and nobody fills it. */
const mostTried = 300

/** Lists an event of a try, if the try is under way. What the try saw before is taken as told again. */
export const notedTry = Effect.fnUntraced(function* (site: StoredSite, mark: string, tried: TriedEvent) {
  const now = yield* Clock.currentTimeMillis
  const { trying, businessProfileId } = site
  if (trying === undefined || trying.mark !== mark || trying.until <= now) return
  const tries = yield* ConversionTries
  const { rows } = yield* tries.list("newest", { businessProfileId }, { limit: mostTried })
  if (rows.length >= mostTried) return
  const isAgain = rows.some(({ eventId }) => eventId === tried.eventId)
  const again = (outcome: ToldOutcome): ToldOutcome =>
    isAgain && outcome.taken === "Counted" ? { ...outcome, taken: "Duplicate" } : outcome
  yield* tries.add({ businessProfileId, ...tried, at: now, outcomes: tried.outcomes.map(again) })
})

const keysIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/\/tag\.js\?k=([\w-]{8,40})/g)].map(([, key = ""]) => key)

export const checkTag = handler(
  CheckTag,
  Effect.fnUntraced(function* ({ businessProfileId, address: typed }) {
    yield* count("conversion-check", businessProfileId)
    const site = yield* siteOf(businessProfileId)
    const address = yield* pageOf(site, typed)
    const html = yield* (yield* OwnerPages).read(address)
    if (html === undefined) return { result: "Unreadable" as const, address }
    const keys = keysIn(html)
    if (keys.includes(site.siteKey)) return { result: "Found" as const, address }
    return { result: keys.length === 0 ? ("NotFound" as const) : ("OtherKey" as const), address }
  }),
)
