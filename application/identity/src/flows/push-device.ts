import type { UserId } from "@domain/kernel"
import type { DeviceType, Subscription } from "@domain/messaging"

/**
 * What a device says of push messages to a user: it cannot show any, could only from its home screen, was told never to, or is on
 * or off.
 */
export type PushState = "unsupported" | "needsHomeScreen" | "blocked" | "off" | "on"

/** A device's subscription, as it is stored for its user. */
export type PushToken = Pick<Subscription, "token"> & { readonly deviceType: DeviceType }

/** Push messages of this device. */
export interface PushDevice {
  readonly state: (userId: UserId) => Promise<PushState>
  /** Asks for permission and subscribes with the server's key; without a subscription the state says why. */
  readonly subscribe: (publicKey: string) => Promise<PushToken | undefined>
  /** Notes that the server knows the subscription as this user's. */
  readonly noteOwner: (userId: UserId) => void
  /** Ends the subscription, and returns what it was. */
  readonly unsubscribe: () => Promise<PushToken | undefined>
}
