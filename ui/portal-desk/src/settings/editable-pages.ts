import type { PortalId } from "@domain/kernel"
import { portalParameter } from "./use-edited-portal.ts"

/** The desk's pages on which the operator's administrators change another portal, in the order of a new portal's way to its opening. */
export const editablePages = ["domains", "people", "look", "features", "prices"] as const

/** A page of the desk on which another portal is changed. */
export type EditablePage = (typeof editablePages)[number]

/** The address of a desk's page about another portal. */
export const addressOf = (page: EditablePage, portalId: PortalId): string =>
  `/portal/${page}?${portalParameter}=${portalId}`
