import { Context, type Effect, type Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import type { MessageWishes } from "@domain/messaging"

/** A device that takes push messages; the token is its push service's. */
export interface PushDevice {
  readonly id: string
  readonly token: string
}

/** How a user is reached, and what they want to hear. */
export interface MessageUser {
  readonly emailAddress: string
  readonly emailVerified: boolean
  /** E.164, if it is verified. */
  readonly phone?: string
  readonly language: string
  /** Origin of the portal's site, without a slash at its end. */
  readonly origin: string
  readonly choices: MessageWishes
  /** By whose clock quiet hours and digests count. */
  readonly timeZone: string
  readonly devices: ReadonlyArray<PushDevice>
}

/** Users as messages know them. */
export class MessageUsers extends Context.Service<
  MessageUsers,
  {
    /** None once the account is gone. */
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<Option.Option<MessageUser>>
    /** Removes a device that its push service no longer knows. */
    readonly forgetDevice: (portalId: PortalId, deviceId: string) => Effect.Effect<void>
  }
>()("messaging/MessageUsers") {}
