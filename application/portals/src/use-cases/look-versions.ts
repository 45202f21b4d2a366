import { Clock, Effect } from "effect"
import { CurrentActor, handler, UserNames } from "@application/kernel"
import { changedLookParts, lookOf, type Portal } from "@domain/portals"
import { ListLookVersions } from "../contract/look-versions.ts"
import type { StoredPortal } from "../ports/portal-records.ts"
import { administeredPortal } from "../services/administered-portal.ts"
import { LookVersions } from "../stores/look-versions.ts"

/** How many looks of a portal are kept. */
const mostLooks = 50

/** Keeps the look that a change replaces; a change of anything else keeps none. */
export const keepReplacedLook = Effect.fnUntraced(function* ({ portal, revision }: StoredPortal, next: Portal) {
  if (changedLookParts(portal, next).length === 0) return
  const versions = yield* LookVersions
  const actor = yield* CurrentActor
  const { id: portalId } = portal
  yield* versions.save({
    portalId,
    revision,
    look: lookOf(portal),
    replacedAt: yield* Clock.currentTimeMillis,
    ...(actor.kind === "user" && { replacedBy: actor.userId }),
  })
  const { rows } = yield* versions.list("ofPortal", { portalId })
  yield* Effect.forEach(rows.slice(mostLooks), (old) => versions.remove({ portalId, revision: old.revision }), {
    discard: true,
  })
})

/** The looks that a portal has had, with the names of the people who replaced them. */
export const listLookVersions = handler(
  ListLookVersions,
  Effect.fnUntraced(function* ({ portalId }) {
    const { rows } = yield* (yield* LookVersions).list("ofPortal", { portalId: yield* administeredPortal(portalId) })
    const people = rows.flatMap(({ replacedBy }) => replacedBy ?? [])
    const names = yield* (yield* UserNames).of(portalId, [...new Set(people)])
    return rows.map(({ revision, look, replacedAt, replacedBy }) => {
      const name = replacedBy === undefined ? undefined : names.get(replacedBy)
      return { revision, look, replacedAt, ...(name !== undefined && { replacedBy: name }) }
    })
  }),
)
