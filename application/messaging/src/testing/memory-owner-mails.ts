import { Context, Effect, Layer } from "effect"
import type { MessageContent } from "@domain/messaging"
import { OwnerMails } from "../services/owner-mails.ts"

/** What owners were mailed so far, oldest first. */
export class OwnerMailbox extends Context.Service<
  OwnerMailbox,
  { readonly all: Effect.Effect<ReadonlyArray<MessageContent>> }
>()("messaging/testing/OwnerMailbox") {}

/** Keeps what owners are mailed, whoever they are. */
export const memoryOwnerMails = Layer.effectContext(
  Effect.sync(() => {
    const mails: Array<MessageContent> = []
    return Context.make(OwnerMails, {
      tell: (_draft, content) => Effect.sync(() => void mails.push(content({ origin: "https://localhost" }))),
    }).pipe(Context.add(OwnerMailbox, { all: Effect.sync(() => [...mails]) }))
  }),
)
