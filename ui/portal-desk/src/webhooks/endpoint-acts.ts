import type { PortalEndpoint } from "@domain/integrations"
import type { PortalId } from "@domain/kernel"

/** What may be done with an endpoint, beside reading its log. */
const acts = ["change", "test", "pause", "resume", "replay", "rotate", "remove"] as const

export type EndpointAct = "log" | (typeof acts)[number]

/** The dialog that is open. */
export type Opened =
  | { readonly what: "add" }
  | { readonly what: "secret"; readonly secret: string; readonly endpoint: PortalEndpoint }
  | { readonly what: Exclude<EndpointAct, "pause" | "resume">; readonly endpoint: PortalEndpoint }

/** What a dialog about an endpoint is given. */
export interface OfEndpointProps {
  readonly portalId: PortalId
  readonly endpoint: PortalEndpoint
  readonly onClose: () => void
}

/** What may be done with an endpoint as it stands. */
export const actsOf = ({ state }: PortalEndpoint): ReadonlyArray<EndpointAct> =>
  acts.filter((act) => {
    if (act === "pause" || act === "test") return state === "On"
    if (act === "resume") return state !== "On"
    return act === "replay" ? state !== "Ended" : true
  })
