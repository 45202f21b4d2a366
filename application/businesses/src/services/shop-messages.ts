import { Context, type Effect } from "effect"

/** A message of a shop as it came: its headers by lower-case names, and its body unread. */
export interface ShopMessage {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

/** What shops send us by themselves: verified and queued, so that they are answered at once. */
export class ShopMessages extends Context.Service<
  ShopMessages,
  {
    /** False for a link that there is none of, and for a wrong signature. */
    readonly notice: (noticeKey: string, message: ShopMessage) => Effect.Effect<boolean>
    /** False for keys that nobody asked for, or too late, or twice. */
    readonly keys: (body: unknown) => Effect.Effect<boolean>
    /** What a shop system asks by law, of its customers or itself; false for a wrong signature. */
    readonly privacy: (message: ShopMessage) => Effect.Effect<boolean>
  }
>()("businesses/ShopMessages") {}
