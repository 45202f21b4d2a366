import { Effect } from "effect"
import { query } from "@application/kernel"
import { GetPortal } from "../contract/get-portal.ts"
import { PortalDirectory } from "../ports/portal-directory.ts"

/** The portal that answers at a host. */
export const getPortal = query(
  GetPortal,
  Effect.fnUntraced(function* ({ domain }) {
    return yield* (yield* PortalDirectory).byDomain(domain)
  }),
)
