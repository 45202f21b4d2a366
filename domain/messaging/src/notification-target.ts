import { Schema } from "effect"
import type { BusinessProfileId } from "@domain/kernel"

/** The subject of a push notification. Spec: screens, push-notification taps. */
export const NotificationContent = Schema.Literals(["campaign", "report", "lead", "balance", "wallet"])
export type NotificationContent = typeof NotificationContent.Type

/** A screen of a business profile with its query. */
export interface NotificationTarget {
  readonly screen: "dashboard" | "publishedReports" | "leads" | "wallet"
  readonly query: Readonly<Record<string, string>>
}

const screens: Readonly<Record<NotificationContent, NotificationTarget["screen"]>> = {
  campaign: "dashboard",
  report: "publishedReports",
  lead: "leads",
  balance: "wallet",
  wallet: "wallet",
}

const isContent = Schema.is(NotificationContent)

/**
 * The screen that a tap opens: a report by its id, anything else its own screen; unknown content the dashboard (ours).
 */
export const notificationTarget = (contentType: string, id?: string | number): NotificationTarget => {
  const screen = isContent(contentType) ? screens[contentType] : "dashboard"
  return { screen, query: screen === "publishedReports" && id !== undefined ? { reportId: String(id) } : {} }
}

/** The target's address inside the application. */
export const notificationPath = (profile: BusinessProfileId, { screen, query }: NotificationTarget): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  return `/app/${profile}/${screen}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`
}
