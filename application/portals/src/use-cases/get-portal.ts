import { Effect, Schema } from "effect"
import { ChatScript, JsonText, read, ServicesOn } from "@application/kernel"
import type { Services } from "@domain/kernel"
import { type Portal, servedPortal } from "@domain/portals"
import { GetPortal } from "../contract/get-portal.ts"
import { PortalDirectory } from "../ports/portal-directory.ts"

const encoded = Schema.encodeSync(Schema.fromJsonString(GetPortal.output))

interface Written {
  readonly services: Services
  readonly text: JsonText<typeof GetPortal.output.Type>
}

/** Texts of portals, each encoded once for as long as its directory keeps it in memory. */
const writtenPortals = new WeakMap<Portal, Written>()

const textOf = (portal: Portal, services: Services, chatScript: string | undefined): Written["text"] => {
  const written = writtenPortals.get(portal)
  if (written?.services === services) return written.text
  const text = new JsonText<typeof GetPortal.output.Type>(encoded(servedPortal(portal, services, chatScript)))
  writtenPortals.set(portal, { services, text })
  return text
}

/** The portal that answers at a host. */
export const getPortal = read(
  GetPortal,
  PortalDirectory,
  (directory, { domain }) => directory.byDomain(domain),
  (portal) =>
    Effect.map(Effect.all([ServicesOn, ChatScript]), ([services, script]) => textOf(portal, services, script)),
)
