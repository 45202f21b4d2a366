import { Effect, Layer, Schema } from "effect"
import { expect, test } from "vitest"
import { memoryPortals } from "@application/portals/testing"
import { PortalId } from "@domain/kernel"
import { MessageContent, type NotificationChannel } from "@domain/messaging"
import { SendMessage } from "../contract/send-message.ts"
import { memoryMessageSender, SentMessages } from "../testing/index.ts"
import { queuedInNovember2026 } from "../testing/queued-in-november-2026.ts"
import { sendCode, sendMessage } from "./send-message.ts"

const world = Layer.merge(memoryMessageSender, memoryPortals())
const content = { template: "otp", otp: "123456", minutes: 10 } as const

const sent = (channel: NotificationChannel, language: string, portal = 2, told: MessageContent = content) =>
  Effect.gen(function* () {
    const to = "+919876543210"
    yield* sendMessage.handle({ portalId: PortalId.make(portal), channel, to, language, content: told })
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

test("no message leaves by a channel that its kind does not have", async () => {
  const reset = { template: "resetPassword", link: "https://localhost/reset", firstName: "Asha" } as const
  await expect(sent("Sms", "en", 2, reset)).rejects.toThrow("No message of the kind resetPassword leaves by Sms")
  expect(await sent("Email", "en", 2, reset)).toMatchObject([{ channel: "email", content: reset }])
})

test("what the release before has queued is read and sent by its channel", async () => {
  const { byMail, byAny } = queuedInNovember2026
  const leaving = [...byMail.map((told) => [1, told]), ...[1, 2, 3].flatMap((by) => byAny.map((told) => [by, told]))]
  const to = { portalId: 2, to: "asha@example.com", language: "en" }
  const jobs = leaving.map(([channel, told]) => ({ ...to, channel, content: told }))
  const all = await Effect.gen(function* () {
    for (const job of jobs) yield* sendMessage.handle(yield* Schema.decodeUnknownEffect(SendMessage.input)(job))
    return yield* (yield* SentMessages).all
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(all.map(({ content: told }) => Schema.encodeSync(MessageContent)(told))).toEqual(
    jobs.map(({ content: told }) => told),
  )
})

test("a message of a deleted portal is a defect", async () => {
  await expect(sent("Email", "en", 99)).rejects.toThrow("No portal 99")
})
