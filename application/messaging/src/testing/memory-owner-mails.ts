import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ToldContent } from "@domain/messaging"
import { OwnerMails } from "../services/owner-mails.ts"

/** What owners were told so far, oldest first. */
export class OwnerMailbox extends Context.Service<
  OwnerMailbox,
  { readonly all: Effect.Effect<ReadonlyArray<ToldContent>> }
>()("messaging/testing/OwnerMailbox") {}

/** Keeps what owners are told, whoever they are, in the in-memory database, so that a rolled-back command tells nothing. */
export const memoryOwnerMails = Layer.effectContext(
  Effect.gen(function* () {
    const mails = (yield* MemoryDatabase).table<number, ToldContent>("told_messages")
    return Context.make(OwnerMails, {
      tell: (_draft, content) =>
        Effect.sync(() => void mails.set(mails.size, content({ origin: "https://localhost" }))),
    }).pipe(Context.add(OwnerMailbox, { all: Effect.sync(() => [...mails.values()]) }))
  }),
)
