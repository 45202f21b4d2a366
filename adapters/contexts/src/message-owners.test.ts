import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { memoryBusinessProfiles } from "@application/businesses/testing"
import { CampaignNotices } from "@application/campaigns/ports"
import { campaignNotices } from "@application/campaigns/use-cases"
import { UserRepository } from "@application/identity/ports"
import { memoryUserRepository } from "@application/identity/testing"
import { MemoryDatabase, memoryJobQueue, QueuedJobs } from "@application/kernel/testing"
import { ownerMails } from "@application/messaging/use-cases"
import { memoryPortals } from "@application/portals/testing"
import { SessionRepository } from "@application/signup/ports"
import { freshSession, memorySessionRepository } from "@application/signup/testing"
import { profileDefaults } from "@domain/businesses"
import { EmailAddress } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { messageOwners } from "./message-owners.ts"
import { campaignOf, now, profileId, userId } from "./testing/session-world.ts"

const world = campaignNotices.pipe(
  Layer.provideMerge(ownerMails),
  Layer.provideMerge(messageOwners({ originOf: (domain) => `https://${domain}` })),
  Layer.provideMerge(
    Layer.mergeAll(
      memoryBusinessProfiles,
      memoryJobQueue,
      memoryPortals(),
      memorySessionRepository,
      memoryUserRepository,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

/** What the owner of a campaign with a new lead is mailed. */
const mailed = (emailVerified: boolean) =>
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
      },
      phoneVerified: false,
      passwordHash: "",
      barred: false,
    })
    const notices = yield* CampaignNotices
    yield* notices.newLead(campaignOf("Active"), "Dev")
    const jobs = yield* (yield* QueuedJobs).take
    return jobs.map(({ input }) => input)
  }).pipe(Effect.provide(world), Effect.runPromise)

test("an owner is mailed leads at a verified address only", async () => {
  const content = { template: "newLead", leadName: "Dev" }
  expect(await mailed(true)).toMatchObject([{ to: "asha@example.com", language: "he", content }])
  expect(await mailed(false)).toEqual([])
})
