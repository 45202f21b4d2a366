import { Context, Effect, Layer } from "effect"
import { NotificationWords } from "../ports/notification-words.ts"
import { type PushMessage, PushSender } from "../ports/push-sender.ts"

/** The push messages sent so far, oldest first. */
export class SentPushes extends Context.Service<
  SentPushes,
  { readonly all: Effect.Effect<ReadonlyArray<PushMessage & { readonly token: string }>> }
>()("messaging/testing/SentPushes") {}

/** Records push messages; the token "gone" is no longer known, and "elsewhere" no browser's. */
export const memoryPushSender = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<PushMessage & { readonly token: string }> = []
    return Context.make(PushSender, {
      publicKey: "public-key",
      send: (token, message) =>
        Effect.sync(() => {
          if (token === "gone") return "gone"
          if (token === "elsewhere") return "unreachable"
          sent.push({ ...message, token })
          return "sent"
        }),
    }).pipe(Context.add(SentPushes, { all: Effect.sync(() => [...sent]) }))
  }),
)

/** Notifications that name their kind and language. */
export const memoryNotificationWords = Layer.succeed(NotificationWords, {
  of: ({ template }, { title }, language) => ({ title: `${language} ${template}`, text: title }),
})
