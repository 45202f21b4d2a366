import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** The portal under whose name a message goes out; a portal that is gone is a defect. */
export class MessagePortals extends Context.Service<
  MessagePortals,
  { readonly byId: (id: PortalId) => Effect.Effect<Portal> }
>()("messaging/MessagePortals") {}
