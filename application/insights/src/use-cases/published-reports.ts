import { Clock, Effect, Result } from "effect"
import { Portals } from "@application/portals/services"
import { handler, CurrentRequest, Ids, RateLimits, UnitOfWork, LinkHasher } from "@application/kernel"
import { InvalidFields, LinkInvalid, TooManyRequests } from "@domain/identity"
import { openShared, sharedUntil } from "@domain/insights"
import { requiredText } from "@domain/validation"
import {
  GetPublishedReport,
  GetSharedReport,
  ListPublishedReports,
  PublishReport,
  RemoveReport,
  ShareReport,
  UnshareReport,
} from "../contract/index.ts"
import { PublishedReports } from "../ports/index.ts"
import { frozenReport } from "./frozen-report.ts"

const hour = 3_600_000

/** What one business may publish in a day, and one address may read in ten minutes. */
const limits = {
  "publish-report": { limit: 100, perMs: 24 * hour },
  "shared-report": { limit: 240, perMs: hour / 6 },
} as const

const count = Effect.fnUntraced(function* (kind: keyof typeof limits, counted: string | number) {
  const { limit, perMs } = limits[kind]
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(`${kind}:${counted}`, limit, perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** A key as its link's hash is made of it. */
const named = (key: string) => `report:${key}`

/** A new link to a report: its address, and the key hash and last instant that are stored. */
const newLink = Effect.fnUntraced(function* (linkDays: number | undefined) {
  const key = yield* (yield* Ids).secret
  const { origin } = yield* CurrentRequest
  const keyHash = yield* (yield* LinkHasher).hash(named(key))
  const until = sharedUntil(yield* Clock.currentTimeMillis, linkDays)
  return { address: `${origin}/api/v1.0/publishedReports/${key}`, stored: { keyHash, sharedUntil: until } }
})

export const publishReport = handler(
  PublishReport,
  Effect.fnUntraced(function* (typed) {
    const name = requiredText(typed.name)
    if (Result.isFailure(name)) return yield* new InvalidFields({ fields: { name: [name.failure.key] } })
    const input = { ...typed, name: name.success }
    yield* count("publish-report", input.businessProfileId)
    const { id: portalId } = yield* (yield* Portals).current
    const { address, stored } = yield* newLink(input.linkDays)
    const document = yield* frozenReport(input)
    const add = (yield* PublishedReports).add(input.businessProfileId, portalId, document, stored)
    return { report: yield* (yield* UnitOfWork).transact(add), link: address }
  }),
)

const mostListed = 200

export const listPublishedReports = handler(
  ListPublishedReports,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    return yield* (yield* PublishedReports).list(businessProfileId, mostListed)
  }),
)

export const getPublishedReport = handler(
  GetPublishedReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    return yield* (yield* PublishedReports).byId(businessProfileId, reportId)
  }),
)

export const shareReport = handler(
  ShareReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId, linkDays }) {
    yield* count("publish-report", businessProfileId)
    const { address, stored } = yield* newLink(linkDays)
    const set = (yield* PublishedReports).setLink(businessProfileId, reportId, stored)
    return { report: yield* (yield* UnitOfWork).transact(set), link: address }
  }),
)

export const unshareReport = handler(
  UnshareReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    yield* (yield* PublishedReports).setLink(businessProfileId, reportId, undefined)
    return {}
  }),
)

export const removeReport = handler(
  RemoveReport,
  Effect.fnUntraced(function* ({ businessProfileId, reportId }) {
    yield* (yield* PublishedReports).remove(businessProfileId, reportId)
    return {}
  }),
)

/** Whoever has the link reads the report; another portal's link is none here. */
export const getSharedReport = handler(
  GetSharedReport,
  Effect.fnUntraced(function* ({ key }) {
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* count("shared-report", ipAddress)
    const { id: portalId } = yield* (yield* Portals).current
    const hashes = yield* (yield* LinkHasher).accepted(named(key))
    const shared = yield* (yield* PublishedReports).byKey(portalId, hashes)
    if (shared === undefined) return yield* new LinkInvalid({})
    return (yield* Effect.fromResult(openShared(shared, yield* Clock.currentTimeMillis))).report
  }),
)
