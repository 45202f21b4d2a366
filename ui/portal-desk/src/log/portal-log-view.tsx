import type { PortalId } from "@domain/kernel"
export const PortalLogView = (_: { readonly portalId: PortalId }) => null
