import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { memoryBusinessProfiles } from "@application/businesses/testing"
import { profileFacts } from "@application/businesses/use-cases"
import { MessagePreferences, PushSubscriptions, UserRepository } from "@application/identity/ports"
import { memoryPeople, memoryUserRepository } from "@application/identity/testing"
import { MemoryDatabase, memoryJobQueue, QueuedJobs } from "@application/kernel/testing"
import { OwnerMails } from "@application/messaging/services"
import { memoryHeldMessages, memoryNotifications } from "@application/messaging/testing"
import { ownerMails, userMessages } from "@application/messaging/use-cases"
import { memoryPortals } from "@application/portals/testing"
import { SessionRepository } from "@application/signup/ports"
import { freshSession, memorySessionRepository } from "@application/signup/testing"
import { profileDefaults } from "@domain/businesses"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { newLeadMessage, type TopicChoices } from "@domain/messaging"
import { messageOwners } from "./message-owners.ts"
import { messageUsers } from "./message-users.ts"
import { campaignOf, now, profileId, userId } from "./testing/session-world.ts"

const world = ownerMails.pipe(
  Layer.provideMerge(Layer.merge(messageOwners, userMessages)),
  Layer.provideMerge(messageUsers({ originOf: (domain) => `https://${domain}` })),
  Layer.provideMerge(profileFacts),
  Layer.provideMerge(
    Layer.mergeAll(
      memoryBusinessProfiles,
      memoryJobQueue,
      memoryHeldMessages,
      memoryNotifications,
      memoryPeople,
      memoryPortals(),
      memorySessionRepository,
      memoryUserRepository,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

/** What the owner of a campaign with a new lead is mailed. */
const mailed = (emailVerified: boolean, choices: TopicChoices = {}) =>
  Effect.gen(function* () {
    const portalId = PortalId.make(1)
    yield* (yield* BusinessProfileRepository).save({
      id: profileId,
      portalId,
      name: "Bloom",
      region: "IN",
      ...profileDefaults("IN"),
      createdAt: now,
    })
    yield* (yield* SessionRepository).create(freshSession(1, { userId, businessProfileId: profileId }))
    yield* (yield* UserRepository).add({
      portalId,
      user: {
        id: userId,
        emailAddress: EmailAddress.make("asha@example.com"),
        firstName: "Asha",
        lastName: "Rao",
        languageId: "he",
        roleIds: ["ClientAccess"],
        emailVerified,
        phoneNumber: PhoneNumber.make("+919876543210"),
      },
      phoneVerified: true,
      passwordHash: "",
      barred: false,
    })
    yield* (yield* MessagePreferences).change(portalId, userId, choices)
    const browser = { deviceType: "Android", clientCode: "web", subscriptionType: "Push", token: "a" } as const
    yield* (yield* PushSubscriptions).add(portalId, userId, browser)
    const campaign = campaignOf("Active")
    yield* (yield* OwnerMails).tell(campaign, newLeadMessage(campaign, "Dev"))
    const jobs = yield* (yield* QueuedJobs).take
    return jobs.map(({ input }) => input)
  }).pipe(Effect.provide(world), Effect.runPromise)

test("an owner is mailed leads at a verified address only", async () => {
  const content = { template: "newLead", leadName: "Dev" }
  const push = { userId, notificationId: 1, deviceId: "web:a" }
  expect(await mailed(true)).toMatchObject([{ to: "asha@example.com", language: "he", content }, push])
  expect(await mailed(false)).toMatchObject([push])
})

test("an owner is told of leads by the channels that they have chosen", async () => {
  expect(await mailed(true, { lead: ["Push"] })).toMatchObject([{ deviceId: "web:a" }])
  expect(await mailed(true, { lead: ["Sms"] })).toMatchObject([{ channel: "Sms", to: "+919876543210" }])
  expect(await mailed(true, { lead: [] })).toEqual([])
})
