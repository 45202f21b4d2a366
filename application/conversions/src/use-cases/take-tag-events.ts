import { CurrentRequest, handler, RateLimits, UnitOfWork } from "@application/kernel"
import { visitedPages } from "@domain/audiences"
import { isOfHosts, pageAddressOf, type ToldOutcome, type TriedEvent } from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import { Clock, Effect } from "effect"
import { ReadTagSite, type TagMessage, TakeTagEvents } from "../contract/arrivals.ts"
import { SiteVisitors } from "../services/site-visitors.ts"
import { ConversionSites } from "../stores/conversions.ts"
import { actionsOf, siteWithKey, type StoredSite } from "./stored-site.ts"
import { clickOf } from "./told-click.ts"
import { countedEvent, type ToldEvent, triedEvent } from "./told-event.ts"
import { toldVisit, triedVisit } from "./told-visit.ts"
import { notedTry } from "./tries.ts"

const minute = 60_000

/** How often a use of the tag is noted. */
const seenEvery = 10 * minute
/** Events in a minute: of a website, and of one visitor. */
const most = { ofSite: 1_200, ofVisitor: 60 } as const

/** Notes that a page with the tag was opened; a crowd of visitors is noted once in a while. */
const noteSeen = Effect.fnUntraced(function* (found: StoredSite) {
  const now = yield* Clock.currentTimeMillis
  if (now - (found.lastSeenAt ?? 0) < seenEvery) return
  const sites = yield* ConversionSites
  const site = yield* sites.forChange(found)
  if (site !== undefined) yield* sites.save({ ...site, firstSeenAt: site.firstSeenAt ?? now, lastSeenAt: now })
})

export const readTagSite = handler(
  ReadTagSite,
  Effect.fnUntraced(function* ({ siteKey, isPage }) {
    const site = yield* siteWithKey(siteKey)
    if (site === undefined) return {}
    if (isPage) yield* (yield* UnitOfWork).transact(noteSeen(site))
    const signals = (yield* actionsOf(site.businessProfileId)).flatMap(({ state, signal }) =>
      state === "On" ? [signal] : [],
    )
    const audiences = yield* (yield* SiteVisitors).audiencesOf(site.businessProfileId)
    return {
      site: {
        isConsentNeeded: site.consent === "WebsiteAsks",
        pages: signals.flatMap((signal) =>
          signal.kind === "Page" ? [{ match: signal.match, path: signal.path }] : [],
        ),
        clicks: [...new Set(signals.flatMap((signal) => (signal.kind === "Click" ? [signal.on] : [])))],
        visits: audiences.map(({ id, rule }) => ({ id, ...visitedPages(rule) })),
      },
    }
  }),
)

/** Counts events of a visitor and of a website; one too many is refused. What comes from elsewhere uses up nothing of the website. */
const countCall = Effect.fnUntraced(function* ({ businessProfileId }: StoredSite, events: number, isInside: boolean) {
  const limits = yield* RateLimits
  const { ipAddress } = yield* CurrentRequest
  const keys = [
    [`conversions-visitor:${businessProfileId}:${ipAddress}`, most.ofVisitor],
    ...(isInside ? [[`conversions-site:${businessProfileId}`, most.ofSite] as const] : []),
  ] as const
  for (const [key, limit] of keys) {
    const { allowed, retryAfterSeconds } = yield* limits.take(key, limit, minute, events)
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
  }
})

const hostOfPage = (page: string): string => pageAddressOf(page)?.host ?? ""

/** Whether a message is of the website: its page is, and the browser says no other. */
const isOfSite = ({ hosts }: StoredSite, { page }: TagMessage, originHost: string | undefined): boolean =>
  isOfHosts(hosts, hostOfPage(page)) && (originHost === undefined || isOfHosts(hosts, originHost))

const outsideOf = (event: ToldEvent, page: string): TriedEvent => ({
  at: event.at,
  eventId: event.id,
  seen: event.seen,
  page: hostOfPage(page),
  consent: { adStorage: false, adUserData: false, adPersonalization: false },
  outcomes: [{ taken: "OutsideHosts" }],
})

const taking: ReadonlyArray<ToldOutcome["taken"]> = ["Counted", "Duplicate", "Repeat"]

export const takeTagEvents = handler(
  TakeTagEvents,
  Effect.fnUntraced(function* ({ message, originHost }) {
    const site = yield* siteWithKey(message.siteKey)
    if (site === undefined) return { taken: 0 }
    const isInside = isOfSite(site, message, originHost)
    yield* countCall(site, Math.max(1, message.events.length), isInside)
    const now = yield* Clock.currentTimeMillis
    const { ipAddress, userAgent } = yield* CurrentRequest
    const { trying, page, consent, hasOptedOut = false } = message
    let taken = 0
    for (const told of message.events) {
      const event: ToldEvent = {
        ...told,
        source: "Tag",
        at: now,
        page,
        consent,
        hasOptedOut,
        click: clickOf(message.click, message.sentAt, now),
        userAgent,
        ipAddress,
      }
      if (trying !== undefined) {
        const seen = event.seen.kind === "Visit" ? triedVisit : triedEvent
        const tried = isInside ? yield* seen(site, event) : outsideOf(event, page)
        yield* (yield* UnitOfWork).transact(notedTry(site, trying, tried))
      } else if (isInside && event.seen.kind === "Visit") {
        yield* toldVisit(site, event)
      } else if (isInside) {
        const outcomes = yield* countedEvent(site, event)
        if (outcomes.some((outcome) => taking.includes(outcome.taken))) taken += 1
      }
    }
    return { taken }
  }),
)
