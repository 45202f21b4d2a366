import { Clock, Effect } from "effect"
import { CurrentRequest, Ids, LinkHasher, PasswordHasher, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { LinkInvalid } from "@domain/identity"
import { type LinkChoice, linkEnd, openShared } from "@domain/insights"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { PublishedReports } from "../ports/index.ts"

/** What a link leads to; keys of each are hashed behind a prefix of their own. */
type LinkKind = "report" | "agency-report"

/** The page that a link opens. */
const pageOf = { report: "r", "agency-report": "agencyReport" } as const satisfies Record<LinkKind, string>

/** A key as its link's hash is made of it. */
const named = (key: string, kind: LinkKind) => `${kind}:${key}`

/** The hashes that a stored link with this key may have. */
export const acceptedHashes = (key: string, kind: LinkKind) =>
  Effect.flatMap(LinkHasher, (hasher) => hasher.accepted(named(key, kind)))

/** The hash by which a link's report is found. */
export const linkHash = (key: string, kind: LinkKind = "report") =>
  Effect.flatMap(LinkHasher, (hasher) => hasher.hash(named(key, kind)))

/** What is stored for a link with this key, at a portal; undefined for none. */
export const linkedBy = Effect.fnUntraced(function* (portalId: PortalId, key: string) {
  return yield* (yield* PublishedReports).byKey(portalId, yield* acceptedHashes(key, "report"))
})

/** A new link, whose last day ends in a time zone: its address, and what is stored. */
export const madeLink = Effect.fnUntraced(function* (kind: LinkKind, timeZone: string, choice: LinkChoice) {
  const until = yield* Effect.fromResult(linkEnd(choice, yield* Clock.currentTimeMillis, timeZone))
  const key = yield* (yield* Ids).secret
  const { origin } = yield* CurrentRequest
  const keyHash = yield* linkHash(key, kind)
  const { linkPassword } = choice
  const passwordHash = linkPassword === undefined ? undefined : yield* (yield* PasswordHasher).hash(linkPassword)
  return {
    address: `${origin}/${pageOf[kind]}/${key}`,
    stored: { keyHash, sharedUntil: until, ...(passwordHash !== undefined && { passwordHash }) },
  }
})

/** A new link to a report of a business. */
export const newLink = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, choice: LinkChoice) {
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  return yield* madeLink("report", timeZone, choice)
})

/** The report behind a link that has not ended; another portal's link is none here. */
export const linkedReport = Effect.fnUntraced(function* (key: string) {
  const { id: portalId } = yield* (yield* Portals).current
  const linked = yield* linkedBy(portalId, key)
  if (linked === undefined) return yield* new LinkInvalid({})
  return yield* Effect.fromResult(openShared(linked, yield* Clock.currentTimeMillis))
})
