import { Effect } from "effect"
import { InvalidFields, safePath } from "@domain/identity"
import type { Portal } from "@domain/portals"
import { portalOrigin } from "./portal-origin.ts"

/** An invitation's key, as it is hashed. */
export const namedInvitation = (key: string) => `invite:${key}`

/** The address of a portal's page with the key in its query; a page of another site is refused. */
export const invitationLink = Effect.fnUntraced(function* (portal: Portal, page: string, key: string) {
  const origin = yield* portalOrigin(portal)
  const path = safePath(page.startsWith(`${origin}/`) ? page.slice(origin.length) : page)
  if (path === undefined || path.includes("#"))
    return yield* new InvalidFields({ fields: { link: ["validation.websiteInvalid"] } })
  return `${origin}${path}${path.includes("?") ? "&" : "?"}hash=${key}`
})
