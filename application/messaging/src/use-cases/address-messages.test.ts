import { Effect } from "effect"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { AddressMessages } from "../services/address-messages.ts"
import { toldWorld } from "../testing/told-world.ts"

const phone = { portalId: PortalId.make(1), channel: "Sms", to: "+919876543210", language: "he" } as const
const mailbox = { ...phone, channel: "Email", to: "mira@example.com" } as const
const code = { template: "otp", otp: "123456", minutes: 10 } as const
const reset = { template: "resetPassword", link: "https://localhost/reset", firstName: "Asha" } as const

test("a code is queued apart from links, each to its address", async () => {
  const jobs = await Effect.gen(function* () {
    const { send } = yield* AddressMessages
    yield* send(phone, code)
    yield* send(mailbox, reset)
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(toldWorld()), Effect.runPromise)
  expect(jobs).toMatchObject([
    { contract: { name: "messaging/SendCode" }, input: { ...phone, content: code } },
    { contract: { name: "messaging/SendMessage" }, input: { ...mailbox, content: reset } },
  ])
})

test("a kind takes no channel but its own", () => {
  const bySms = ({ send }: AddressMessages["Service"]) =>
    // @ts-expect-error A link that opens an account goes by mail alone.
    send(phone, reset)
  expect(bySms).toBeTypeOf("function")
})
