import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ToldContent } from "@domain/messaging"
import { UserMessages } from "../services/user-messages.ts"

/** Keeps what users are told, whoever they are, in the table that owners' mails are kept in. */
export const memoryUserMessages = Layer.effect(
  UserMessages,
  Effect.map(MemoryDatabase, (database) => {
    const told = database.table<number, ToldContent>("told_messages")
    return {
      tell: (_to, content) => Effect.sync(() => void told.set(told.size, content({ origin: "https://localhost" }))),
    }
  }),
)
