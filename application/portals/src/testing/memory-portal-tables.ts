import { Effect } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { PortalId } from "@domain/kernel"
import { type Portal, type PortalDomain, portalHost } from "@domain/portals"

/** The in-memory database's tables of portals, their revisions and their hosts. */
export const portalTables = Effect.map(MemoryDatabase, ({ table }) => ({
  portals: table<PortalId, Portal>("portals"),
  revisions: table<PortalId, number>("portal-revisions"),
  domains: table<string, PortalDomain>("portal-domains"),
}))

/** The key of a portal's host in its table. */
export const domainKey = ({ portalId, host }: Pick<PortalDomain, "portalId" | "host">) => `${portalId}:${host}`

/** The host of a portal that answers without proof, as the shipped portals do. */
export const trustedDomain = ({ id, domain }: Portal): PortalDomain => ({
  portalId: id,
  host: portalHost(domain),
  state: "verified",
  token: "",
  addedAt: 0,
  attempts: 0,
  verifiedAt: 0,
})
