import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"
import type { NotificationChannel } from "./message.ts"

/** The device types. Spec: enumerations, device types. */
export const DeviceType = wireEnum({ Android: 1, Ios: 2 })
export type DeviceType = typeof DeviceType.Type

/** The subscription types. Spec: enumerations, subscription types. */
export const SubscriptionType = wireEnum({ Email: 0, Push: 1, Text: 2, WhatsApp: 3 })
export type SubscriptionType = typeof SubscriptionType.Type

/**
 * A device's or address's subscription to messages; `token` is the push service's, `clientCode` the application's.
 * Spec: entities, push subscription.
 */
export const Subscription = Schema.Struct({
  deviceType: DeviceType,
  clientCode: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  subscriptionType: SubscriptionType,
  token: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(4096)),
})
export type Subscription = typeof Subscription.Type

type Key = Pick<Subscription, "clientCode" | "subscriptionType" | "token">

const isSame = (a: Key, b: Key): boolean =>
  a.clientCode === b.clientCode && a.subscriptionType === b.subscriptionType && a.token === b.token

/**
 * Removes the subscription with the same kind, application and token; an unknown one changes nothing. Spec: calls U8.
 */
export const unsubscribed = (all: ReadonlyArray<Subscription>, removed: Key): ReadonlyArray<Subscription> =>
  all.filter((one) => !isSame(one, removed))

/** Adds a subscription once, however often it is requested; the newest is last. Spec: calls U7. */
export const subscribed = (all: ReadonlyArray<Subscription>, added: Subscription): ReadonlyArray<Subscription> => [
  ...unsubscribed(all, added),
  added,
]

const channels: Readonly<Record<SubscriptionType, NotificationChannel | undefined>> = {
  Email: "Email",
  Push: undefined,
  Text: "Sms",
  WhatsApp: "WhatsApp",
}

/** The channel of a subscription's messages; a push has none, since it goes to the device itself. */
export const channelOfSubscription = (type: SubscriptionType): NotificationChannel | undefined => channels[type]
