import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmailAddress } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { SentSecrets } from "../testing/index.ts"
import { asha, inWorld } from "../testing/sign-in-world.ts"
import { sendResetLink } from "./send-reset-link.ts"

const { portalId, user } = asha
const origin = "https://shop.example"
const known = { portalId, emailAddress: user.emailAddress, origin }
const sent = Effect.flatMap(SentSecrets, ({ all }) => all)

test("a known address gets one link that begins with the portal's address", async () => {
  const mails = await inWorld(Effect.andThen(sendResetLink.handle(known), sent))
  expect(mails).toEqual([
    {
      to: user.emailAddress,
      secret: expect.stringMatching(/^https:\/\/shop\.example\/resetPassword\?hash=./u),
      language: "en",
    },
  ])
})

test.each([
  ["an unknown address", { ...known, emailAddress: EmailAddress.make("nobody@example.com") }],
  ["an address that only another portal knows", { ...known, portalId: PortalId.make(2) }],
])("%s gets nothing", async (_, input) => {
  expect(await inWorld(Effect.andThen(sendResetLink.handle(input), sent))).toEqual([])
})

test("a failed job leaves neither link nor key, and its next run sends one", async () => {
  const mails = await inWorld(
    Effect.gen(function* () {
      const messages = yield* IdentityMessages
      const { table } = yield* MemoryDatabase
      const fails: typeof messages.resetLink = (...link) =>
        Effect.andThen(messages.resetLink(...link), Effect.die(new Error("down")))
      const failing = { ...messages, resetLink: fails }
      yield* Effect.exit(Effect.provideService(sendResetLink.handle(known), IdentityMessages, failing))
      const before = [yield* sent, table("password_resets").size]
      yield* sendResetLink.handle(known)
      return [before, (yield* sent).map(({ to }) => to), table("password_resets").size]
    }),
  )
  expect(mails).toEqual([[[], 0], [user.emailAddress], 1])
})
