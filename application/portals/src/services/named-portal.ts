import { Effect } from "effect"
import { ForbiddenPortal } from "@domain/identity"
import { Portals } from "./portals.ts"

/** The portal that a call names by `portalDomain`, else the portal at the call's host. */
export const namedPortal = Effect.fnUntraced(function* (portalDomain: string | undefined) {
  const { at, current } = yield* Portals
  return yield* portalDomain === undefined ? current : at(portalDomain)
})

/** Fails where a call on a record of the portal at its host names another one. */
export const onlyThisPortal = Effect.fnUntraced(function* (portalDomain: string | undefined) {
  if (portalDomain === undefined) return
  const { at, current } = yield* Portals
  if ((yield* at(portalDomain)).id !== (yield* current).id) return yield* new ForbiddenPortal({})
})
