import { Effect } from "effect"
import { seededPortals } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"

/** Adds the shipped portals that this installation lacks; those it has keep what was changed in them. */
export const seedPortals = Effect.gen(function* () {
  const directory = yield* PortalDirectory
  const known = new Set((yield* directory.all).map(({ id }) => id))
  const missing = seededPortals.filter(({ id }) => !known.has(id))
  yield* Effect.forEach(missing, directory.save, { discard: true })
})
