import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"
import type { Subscription } from "@domain/messaging"

/** Subscriptions of users' devices and addresses. A token belongs to one user at a time. */
export class PushSubscriptions extends Context.Service<
  PushSubscriptions,
  {
    /** Push subscriptions of the user's devices, oldest first. */
    readonly devices: (
      portalId: PortalId,
      userId: UserId,
    ) => Effect.Effect<ReadonlyArray<{ readonly id: string; readonly token: string }>>
    /** Removes the subscription of a device; an unknown one changes nothing. */
    readonly forget: (portalId: PortalId, deviceId: string) => Effect.Effect<void>
    /** Oldest first. */
    readonly of: (portalId: PortalId, userId: UserId) => Effect.Effect<ReadonlyArray<Subscription>>
    /** Adds a subscription once, and takes it from any other user of the device. */
    readonly add: (portalId: PortalId, userId: UserId, subscription: Subscription) => Effect.Effect<void>
    /** Removes the user's subscription of the same kind, application and token, if there is one. */
    readonly remove: (portalId: PortalId, userId: UserId, subscription: Subscription) => Effect.Effect<void>
  }
>()("identity/PushSubscriptions") {}
