import { Effect, Option } from "effect"
import type { Region } from "@domain/kernel"
import { newPortal, operatorPortalId, portalHost } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { PortalRecords } from "../ports/portal-records.ts"

/** What the operator of an installation says of its first portal; mails come from the sender. */
export interface WantedPortal {
  readonly host: string
  readonly title: string
  readonly sender: string
  readonly region: Region
  readonly language: string
}

/** The portal that a host belongs to or answers as, if any. */
const standingAt = Effect.fnUntraced(function* (host: string) {
  const directory = yield* PortalDirectory
  const named = (yield* directory.all).find(({ domain }) => portalHost(domain) === host)
  return named ?? Option.getOrUndefined(yield* Effect.option(directory.byDomain(host)))
})

/** Adds a portal whose host needs no proof: the operator's, where the installation has none yet. */
const add = Effect.fnUntraced(function* ({ host, title, sender, region, language }: WantedPortal) {
  const records = yield* PortalRecords
  const isFirst = (yield* records.all).every(({ portal }) => portal.id !== operatorPortalId)
  const id = isFirst ? operatorPortalId : yield* records.nextId
  const wanted = { title, domain: host, supportEmail: sender, region, locale: language }
  const portal = yield* Effect.fromResult(newPortal(id, wanted))
  yield* (yield* PortalDirectory).save(portal)
  return portal
})

/** How portals are looked up and added where no administrator exists yet. */
export const firstPortals = { standingAt, add }
