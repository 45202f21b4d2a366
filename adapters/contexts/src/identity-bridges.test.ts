import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { IdentityMessages, UserRepository } from "@application/identity/ports"
import { memoryPeople, memoryUserRepository } from "@application/identity/testing"
import { MemoryDatabase, memoryJobQueue, QueuedJobs } from "@application/kernel/testing"
import { Notifications } from "@application/messaging/ports"
import { memoryHeldMessages, memoryNotifications } from "@application/messaging/testing"
import { userMessages } from "@application/messaging/use-cases"
import { memoryPortals } from "@application/portals/testing"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { identityMessages } from "./identity-bridges.ts"
import { messageUsers } from "./message-users.ts"

const world = identityMessages.pipe(
  Layer.provideMerge(userMessages),
  Layer.provideMerge(messageUsers({ originOf: (domain) => `https://${domain}` })),
  Layer.provideMerge(
    Layer.mergeAll(
      memoryHeldMessages,
      memoryJobQueue,
      memoryNotifications,
      memoryPeople,
      memoryPortals(),
      memoryUserRepository,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

const portalId = PortalId.make(1)
const userId = UserId.make(41)
const emailAddress = EmailAddress.make("asha@example.com")

/** What is queued and listed after something was said to an account of Asha's. */
const after = (
  say: (messages: IdentityMessages["Service"]) => Effect.Effect<void>,
  { emailVerified }: { readonly emailVerified: boolean },
) =>
  Effect.gen(function* () {
    yield* (yield* UserRepository).add({
      portalId,
      user: {
        id: userId,
        emailAddress,
        firstName: "Asha",
        lastName: "Rao",
        languageId: "he",
        roleIds: ["ClientAccess"],
        emailVerified,
      },
      phoneVerified: false,
      passwordHash: "",
      barred: false,
    })
    yield* say(yield* IdentityMessages)
    const jobs = yield* (yield* QueuedJobs).take
    const reader = { portalId, userId, businessProfileIds: [] }
    const listed = yield* (yield* Notifications).page(reader, { unreadOnly: false, limit: 9 })
    return [jobs.map(({ input }) => input), listed.map(({ content }) => content)]
  }).pipe(Effect.provide(world), Effect.runPromise)

test("the link of a data export is mailed, and listed without it", async () => {
  const to = { userId, emailAddress, firstName: "Asha", language: "he" }
  const [mails, listed] = await after((messages) => messages.dataExported(portalId, to, "https://x/secret"), {
    emailVerified: true,
  })
  expect(mails).toMatchObject([{ to: emailAddress, content: { template: "dataExported", link: "https://x/secret" } }])
  expect(listed).toEqual([{ template: "dataExported", firstName: "Asha", link: "" }])
})

test("an invitation is listed for the account that has proved the address alone", async () => {
  const invitation = { link: "https://x/invite", inviterName: "Ira", businessName: "Bakery" }
  const invite = (messages: IdentityMessages["Service"]) =>
    messages.invitation(portalId, { emailAddress, language: "en" }, invitation)
  const content = { template: "invitation", ...invitation }
  const [mails, listed] = await after(invite, { emailVerified: true })
  expect(mails).toMatchObject([{ to: emailAddress, language: "he", content }])
  expect(listed).toEqual([{ ...content, link: "" }])
  const [unproved, unlisted] = await after(invite, { emailVerified: false })
  expect(unproved).toMatchObject([{ to: emailAddress, language: "en", content }])
  expect(unlisted).toEqual([])
})

test("a reset link is mailed and listed nowhere", async () => {
  const to = { emailAddress, firstName: "Asha", language: "he" }
  const [mails, listed] = await after((messages) => messages.resetLink(portalId, to, "https://x/reset"), {
    emailVerified: true,
  })
  expect(mails).toMatchObject([{ to: emailAddress, content: { template: "resetPassword" } }])
  expect(listed).toEqual([])
})

test("a code for an address is mailed there, one for a phone is not", async () => {
  const to = { phone: PhoneNumber.make("+919876543210"), channel: "Sms", language: "he" } as const
  const otp = { code: "123456", minutes: 5 }
  const queued = async (where: Parameters<IdentityMessages["Service"]["otp"]>[1]) =>
    (await after((messages) => messages.otp(portalId, where, otp), { emailVerified: true }))[0]
  expect(await queued({ ...to, emailAddress })).toMatchObject([{ channel: "Email", to: emailAddress }])
  expect(await queued(to)).toMatchObject([{ channel: "Sms", to: to.phone }])
})
