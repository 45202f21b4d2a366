import { Context, type Effect } from "effect"
import type { NotificationChannel } from "@domain/messaging"

/** What the message of a summary link says. */
export interface SummaryMessage {
  readonly link: string
  readonly businessName: string
  readonly agentName?: string
}

/** Sends a summary link under the current portal's name, once the caller's transaction commits. */
export class SummaryMessages extends Context.Service<
  SummaryMessages,
  {
    readonly send: (
      channel: NotificationChannel,
      to: string,
      message: SummaryMessage,
      language: string,
    ) => Effect.Effect<void>
  }
>()("signup/SummaryMessages") {}
