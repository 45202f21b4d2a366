import { Effect } from "effect"
import { CurrentRequest } from "@application/kernel"
import { type Portal, portalHost } from "@domain/portals"

const isLocal = (host: string): boolean => host === "localhost" || host.endsWith(".localhost")

/**
 * The portal's origin. The request's is used only if its host is the portal's, so that no caller can forge a link; portals of
 * one machine share its port.
 */
export const portalOrigin = Effect.fnUntraced(function* ({ domain }: Portal) {
  const { origin } = yield* CurrentRequest
  const host = portalHost(origin.replace(/^https?:\/\//u, ""))
  if (host === portalHost(domain)) return origin
  return isLocal(host) && isLocal(domain) ? origin.replace(host, domain) : `https://${domain}`
})
