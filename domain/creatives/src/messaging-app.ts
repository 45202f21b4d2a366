import { wireEnum } from "@domain/kernel"

/** Where an instant message arrives. Spec: enumerations, messaging apps. */
export const MessagingApp = wireEnum({ Messenger: 1, InstagramDirect: 2, WhatsApp: 3 })
export type MessagingApp = typeof MessagingApp.Type

/** Every messaging app in the order offered. */
export const messagingApps: ReadonlyArray<MessagingApp> = ["Messenger", "InstagramDirect", "WhatsApp"]
