import { Effect } from "effect"
import { CurrentRequest } from "@application/kernel"
import { type Portal, portalHost } from "@domain/portals"

/** The portal's origin. The request's is used only if its host is the portal's, so that no caller can forge a link. */
export const portalOrigin = Effect.fnUntraced(function* ({ domain }: Portal) {
  const { origin } = yield* CurrentRequest
  const host = portalHost(origin.replace(/^https?:\/\//u, ""))
  return host === portalHost(domain) ? origin : `https://${domain}`
})
