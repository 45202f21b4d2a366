import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { memoryPortals } from "@application/portals/testing"
import { PortalId } from "@domain/kernel"
import type { NotificationChannel } from "@domain/messaging"
import { memoryMessageSender, SentMessages } from "../testing/index.ts"
import { sendCode, sendMessage } from "./send-message.ts"

const world = Layer.merge(memoryMessageSender, memoryPortals())
const content = { template: "otp", otp: "123456", minutes: 10 } as const

const sent = (channel: NotificationChannel, language: string, portal = 2) =>
  Effect.gen(function* () {
    yield* sendMessage.handle({ portalId: PortalId.make(portal), channel, to: "+919876543210", language, content })
    return yield* (yield* SentMessages).all
  }).pipe(Effect.provide(world), Effect.runPromise)

test.each([
  ["Email", "email"],
  ["Sms", "sms"],
  ["WhatsApp", "whatsApp"],
] as const)("a message is sent by its channel in its portal's name: %s", async (channel, name) => {
  expect(await sent(channel, "he")).toEqual([
    { channel: name, to: "+919876543210", content, portalTitle: "High Street", language: "he" },
  ])
})

test("a language that the portal does not offer falls back to its default", async () => {
  expect(await sent("Email", "hu")).toMatchObject([{ language: "en" }])
})

test("a message that is sent again says the same", async () => {
  const twice = Effect.gen(function* () {
    const message = {
      portalId: PortalId.make(2),
      channel: "Sms",
      to: "+919876543210",
      language: "en",
      content,
    } as const
    yield* sendCode.handle(message)
    yield* sendCode.handle(message)
    return yield* (yield* SentMessages).all
  })
  const [first, second, ...more] = await Effect.runPromise(Effect.provide(twice, world))
  expect([second, more]).toEqual([first, []])
})

test("a message of a deleted portal is a defect", async () => {
  await expect(sent("Email", "en", 99)).rejects.toThrow("No portal 99")
})
