import { wireEnum } from "@domain/kernel"

/** The app that receives an instant message. Spec: enumerations, messaging apps. */
export const MessagingApp = wireEnum({ Messenger: 1, InstagramDirect: 2, WhatsApp: 3 })
export type MessagingApp = typeof MessagingApp.Type

/** Every messaging app in the order offered. */
export const messagingApps: ReadonlyArray<MessagingApp> = ["Messenger", "InstagramDirect", "WhatsApp"]
