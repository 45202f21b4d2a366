import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** The portal in whose name a message is sent; a deleted portal is a defect. */
export class MessagePortals extends Context.Service<
  MessagePortals,
  { readonly byId: (id: PortalId) => Effect.Effect<Portal> }
>()("messaging/MessagePortals") {}
