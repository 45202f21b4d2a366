import { Effect } from "effect"
import { handler } from "@application/kernel"
import { GetPortalUse } from "../contract/portal-use.ts"
import { PortalUse } from "../ports/portal-use.ts"
import { administeredPortal } from "../services/administered-portal.ts"

/** Counts who uses what a portal offers. */
export const getPortalUse = handler(
  GetPortalUse,
  Effect.fnUntraced(function* ({ portalId }) {
    return yield* (yield* PortalUse).of(yield* administeredPortal(portalId))
  }),
)
