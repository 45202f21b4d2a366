import { Effect } from "effect"
import { handler, ServicesOn } from "@application/kernel"
import { servedPortal } from "@domain/portals"
import { GetPortal } from "../contract/get-portal.ts"
import { PortalDirectory } from "../ports/portal-directory.ts"

/** The portal that answers at a host. */
export const getPortal = handler(
  GetPortal,
  Effect.fnUntraced(function* ({ domain }) {
    return servedPortal(yield* (yield* PortalDirectory).byDomain(domain), yield* ServicesOn)
  }),
)
