import { PortalDirectory } from "@application/portals/ports"
import { Cache, Effect } from "effect"

/** Whether another site may frame the pages of the portal at a host; a portal's change is seen within a minute. */
export const embeddable = Effect.gen(function* () {
  const portals = yield* PortalDirectory
  const known = yield* Cache.make({
    capacity: 1_000,
    timeToLive: 60_000,
    lookup: (host: string) =>
      Effect.match(portals.byDomain(host), {
        onSuccess: ({ embeddedBy = [] }) => embeddedBy.length > 0,
        onFailure: () => false,
      }),
  })
  return (portalDomain: string) => Cache.get(known, portalDomain)
})
