import { Context, type Effect } from "effect"
import type { Portal } from "@domain/portals"

/** A message by name; its words are in the locale files, its look and sender are the portal's. */
export type MessageContent =
  | { readonly template: "otp"; readonly otp: string; readonly minutes: number }
  | { readonly template: "resetPassword"; readonly link: string; readonly firstName: string }
  | { readonly template: "welcome"; readonly link: string; readonly firstName: string }
  | { readonly template: "summary"; readonly link: string; readonly businessName: string; readonly agentName?: string }
  | { readonly template: "campaignLive"; readonly link: string; readonly campaignName: string }
  | {
      readonly template: "campaignRejected"
      readonly link: string
      readonly campaignName: string
      readonly reason: string
    }
  | { readonly template: "newLead"; readonly link: string; readonly leadName: string; readonly campaignName: string }

/** Sends one message in the given language under the portal's name. A provider's refusal is a defect that a job retries. */
export class MessageSender extends Context.Service<
  MessageSender,
  {
    readonly email: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
    readonly sms: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
    readonly whatsApp: (to: string, content: MessageContent, portal: Portal, language: string) => Effect.Effect<void>
  }
>()("messaging/MessageSender") {}
