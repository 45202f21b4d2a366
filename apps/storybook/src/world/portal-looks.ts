import { PortalRecords } from "@application/portals/ports"
import { LookVersions } from "@application/portals/stores"
import { lookOf, seededPortals } from "@domain/portals"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId, user } = owner

/** A portal that has had two looks before: one in other colours, and one by another name, replaced by a closed account. */
export const dressedPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const [marquee, highstreet] = seededPortals
  if (marquee === undefined || highstreet === undefined) return
  const look = lookOf(marquee)
  const records = yield* PortalRecords
  const { portal, revision } = yield* records.byId(portalId)
  for (const change of [0, 1, 2, 3, 4]) yield* records.change({ portal, revision: revision + change })
  const versions = yield* LookVersions
  yield* versions.save({
    portalId,
    revision: 0,
    look: { ...look, title: "Bright Lights" },
    replacedAt: now - 90 * day,
  })
  yield* versions.save({
    portalId,
    revision: 4,
    look: { ...look, theme: { ...highstreet.theme, name: look.theme.name } },
    replacedAt: now - 12 * day,
    replacedBy: user.id,
  })
})
