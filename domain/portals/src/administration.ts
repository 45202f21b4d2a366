import { PortalId } from "@domain/kernel"

/** The portal of the product itself, whose administrators run the installation. Ours. */
export const operatorPortalId = PortalId.make(1)

/** Whether the administrators of a portal create others: the operator's alone. Ours. */
export const mayCreatePortals = (own: PortalId): boolean => own === operatorPortalId

/** Whether administrators of one portal may change another: their own, and every portal as the operator's. Ours. */
export const mayAdminister = (own: PortalId, portalId: PortalId): boolean => own === portalId || mayCreatePortals(own)
