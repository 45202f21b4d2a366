import { PortalId } from "@domain/kernel"
import { mayCreatePortals } from "@domain/portals"
import { usePortal } from "@ui/shared/frame"
import { useSearchParams } from "react-router"

/** The parameter of the address that names another portal than the reader's own. */
export const portalParameter = "portal"

/**
 * The portal that a page of the desk is about: the reader's own, or at the operator's the portal that the address names. Whoever
 * may not change it is refused by the server.
 */
export const useEditedPortal = (): { readonly portalId: PortalId; readonly isOwn: boolean } => {
  const { portal } = usePortal()
  const [search] = useSearchParams()
  const named = Number(search.get(portalParameter) ?? "")
  if (!mayCreatePortals(portal.id) || !Number.isSafeInteger(named) || named < 1 || named === portal.id)
    return { portalId: portal.id, isOwn: true }
  return { portalId: PortalId.make(named), isOwn: false }
}
