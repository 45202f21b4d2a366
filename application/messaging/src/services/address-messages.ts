import { Context, type Effect } from "effect"
import type { PortalId } from "@domain/kernel"
import type { ChannelOf, MessageContent, MessageKind } from "@domain/messaging"

/** An address and how it is written to; `to` is a mail address or an E.164 number, `language` falls back to the portal's. */
export interface MessageAddress<Kind extends MessageKind> {
  readonly portalId: PortalId
  readonly channel: ChannelOf<Kind>
  readonly to: string
  readonly language: string
}

/** Messages to whoever holds an address, with an account or without: codes, links and what goes to other people. */
export class AddressMessages extends Context.Service<
  AddressMessages,
  {
    /** Queued in the caller's transaction, in the queue of its kind. */
    readonly send: <Content extends MessageContent>(
      address: MessageAddress<Content["template"]>,
      content: Content,
    ) => Effect.Effect<void>
  }
>()("messaging/AddressMessages") {}
