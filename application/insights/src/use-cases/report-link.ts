import { Clock, Effect } from "effect"
import { CurrentRequest, Ids, LinkHasher, PasswordHasher, Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { LinkInvalid } from "@domain/identity"
import { type LinkChoice, linkEnd, openShared } from "@domain/insights"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { PublishedReports } from "../ports/index.ts"

/** A key as its link's hash is made of it. */
const named = (key: string) => `report:${key}`

/** The hash by which a link's report is found. */
export const linkHash = (key: string) => Effect.flatMap(LinkHasher, (hasher) => hasher.hash(named(key)))

/** What is stored for a link with this key, at a portal; undefined for none. */
export const linkedBy = Effect.fnUntraced(function* (portalId: PortalId, key: string) {
  return yield* (yield* PublishedReports).byKey(portalId, yield* (yield* LinkHasher).accepted(named(key)))
})

/** A new link to a report: its address, and what is stored. */
export const newLink = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, choice: LinkChoice) {
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const until = yield* Effect.fromResult(linkEnd(choice, yield* Clock.currentTimeMillis, timeZone))
  const key = yield* (yield* Ids).secret
  const { origin } = yield* CurrentRequest
  const keyHash = yield* linkHash(key)
  const { linkPassword } = choice
  const passwordHash = linkPassword === undefined ? undefined : yield* (yield* PasswordHasher).hash(linkPassword)
  return {
    address: `${origin}/r/${key}`,
    stored: { keyHash, sharedUntil: until, ...(passwordHash !== undefined && { passwordHash }) },
  }
})

/** The report behind a link that has not ended; another portal's link is none here. */
export const linkedReport = Effect.fnUntraced(function* (key: string) {
  const { id: portalId } = yield* (yield* Portals).current
  const linked = yield* linkedBy(portalId, key)
  if (linked === undefined) return yield* new LinkInvalid({})
  return yield* Effect.fromResult(openShared(linked, yield* Clock.currentTimeMillis))
})
