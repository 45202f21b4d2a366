import { Context } from "effect"
import type { MessageContent } from "@domain/messaging"
import type { Portal } from "@domain/portals"

/** The texts of a notification. */
export interface NotificationText {
  readonly title: string
  readonly text: string
}

/** Writes notifications in a language, under the portal's name. */
export class NotificationWords extends Context.Service<
  NotificationWords,
  { readonly of: (content: MessageContent, portal: Portal, language: string) => NotificationText }
>()("messaging/NotificationWords") {}
