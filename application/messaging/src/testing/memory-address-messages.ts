import { Context, Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { MessageContent } from "@domain/messaging"
import { AddressMessages } from "../services/address-messages.ts"

/** A message to an address, with the language in which it is told. */
export interface AddressMessage {
  readonly to: string
  readonly language: string
  readonly content: MessageContent
}

/** What addresses were told so far, oldest first. */
export class AddressMailbox extends Context.Service<
  AddressMailbox,
  { readonly all: Effect.Effect<ReadonlyArray<AddressMessage>> }
>()("messaging/testing/AddressMailbox") {}

/** Keeps what addresses are told in the in-memory database, so that a rolled-back command tells nothing. */
export const memoryAddressMessages = Layer.effectContext(
  Effect.gen(function* () {
    const messages = (yield* MemoryDatabase).table<number, AddressMessage>("address_messages")
    return Context.make(AddressMessages, {
      send: ({ to, language }, content) =>
        Effect.sync(() => void messages.set(messages.size, { to, language, content })),
    }).pipe(Context.add(AddressMailbox, { all: Effect.sync(() => [...messages.values()]) }))
  }),
)
