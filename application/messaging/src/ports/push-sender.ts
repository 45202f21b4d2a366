import { Context, type Effect } from "effect"
import type { NotificationId } from "@domain/kernel"
import type { NotificationText } from "./notification-words.ts"

/** A push message; a device shows one of an id at a time. `address` is a path of the portal's site. */
export interface PushMessage extends NotificationText {
  readonly id: NotificationId
  readonly address: string
  readonly language: string
}

/** What became of a push message: a device that is gone never takes another, and some are not ours to reach. */
export type PushOutcome = "sent" | "gone" | "unreachable"

/** Sends push messages to browsers. A push service's refusal is a defect that a job retries. */
export class PushSender extends Context.Service<
  PushSender,
  {
    /** What browsers subscribe with; undefined where nothing is pushed. */
    readonly publicKey: string | undefined
    readonly send: (token: string, message: PushMessage) => Effect.Effect<PushOutcome>
  }
>()("messaging/PushSender") {}
