import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { memoryBusinessProfiles, memoryGazetteer, memoryProfileConfigurations } from "@application/businesses/testing"
import { UserRepository } from "@application/identity/ports"
import { memoryUserRepository } from "@application/identity/testing"
import { memoryBusinessPictures } from "@application/creatives/testing"
import { MemoryDatabase, memoryIds, QueuedJobs } from "@application/kernel/testing"
import { toldWorld } from "@application/messaging/testing"
import { freshSession } from "@application/signup/testing"
import { NearbyTowns, ProfileOpening, SummaryMessages } from "@application/signup/ports"
import { type Account, EmailAddress } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { signupProfiles } from "./signup-profiles.ts"
import { signupSummaryMessages } from "./signup-summary-messages.ts"
import { nearbyTowns } from "@application/businesses/use-cases"

const database = MemoryDatabase.layer
/** The world of messages, and the accounts of agents. */
const users = () => memoryUserRepository.pipe(Layer.provideMerge(toldWorld()))
const addresses = { originOf: (domain: string) => `https://${domain}` }

test("a sign-up's profile has its region's currency and time zone, and joins now", async () => {
  const world = signupProfiles.pipe(
    Layer.provideMerge(
      Layer.mergeAll(memoryBusinessPictures, memoryBusinessProfiles, memoryProfileConfigurations, memoryIds),
    ),
    Layer.provide(database),
  )
  const [india, britain] = await Effect.gen(function* () {
    const opening = yield* ProfileOpening
    const profiles = yield* BusinessProfileRepository
    const chat = { freshChatExternalId: "visitor", freshChatRestoreId: "restores-visitor" }
    const profile = { portalId: PortalId.make(2), name: "Bloom", logo: "/media/a.png", referralCode: undefined }
    const opened = [
      yield* opening.open({ ...profile, region: "IN", address: "14 MG Road, Bengaluru 560001" }),
      yield* opening.open({ ...profile, region: "GB", referralCode: "FRIEND", logo: undefined, chat }),
    ]
    return yield* profiles.byIds(opened)
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(india).toMatchObject({ address: "14 MG Road, Bengaluru 560001" })
  expect(britain).not.toHaveProperty("address")
  expect(india).toMatchObject({ id: 1, portalId: 2, currencyId: 17, timeZoneId: 142, thumbnailLogo: "/media/a.png" })
  expect(britain).toMatchObject({
    id: 2,
    timeZone: "Europe/London",
    referralCode: "FRIEND",
    freshChatExternalId: "visitor",
  })
})

test("a summary leaves as a queued message under the current portal's name", async () => {
  const world = signupSummaryMessages(addresses).pipe(Layer.provideMerge(users()))
  const message = { link: "https://ads.example/s/x", businessName: "Bloom", agentName: "Asha" }
  const jobs = await Effect.gen(function* () {
    yield* (yield* SummaryMessages).send("WhatsApp", "+919876543210", message, "hi")
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(jobs).toMatchObject([
    {
      contract: { name: "messaging/SendMessage" },
      input: {
        portalId: 1,
        channel: "WhatsApp",
        to: "+919876543210",
        language: "hi",
        content: { template: "summary", ...message },
      },
    },
  ])
})

test("an agent's summary says how its agent is reached, as far as that is proved", async () => {
  const world = signupSummaryMessages(addresses).pipe(Layer.provideMerge(users()))
  const contacts = await Effect.gen(function* () {
    const accounts = yield* UserRepository
    const message = { link: "https://ads.example/s/x", businessName: "Bloom", agentName: "Asha" }
    const sentBy = Effect.fnUntraced(function* (agentId: UserId) {
      yield* (yield* SummaryMessages).send("Email", "mira@example.com", { ...message, agentId }, "en")
      const [job = expect.unreachable()] = yield* (yield* QueuedJobs).take
      return (job.input as { readonly content: { readonly agentContact?: string } }).content.agentContact
    })
    const account = (id: number, emailVerified: boolean): Account => ({
      portalId: PortalId.make(1),
      user: {
        id: UserId.make(id),
        emailAddress: EmailAddress.make(`asha${id}@x.example`),
        firstName: "Asha",
        lastName: "Rao",
        languageId: "en",
        roleIds: [],
        emailVerified,
      },
      phoneVerified: false,
      passwordHash: "",
      barred: false,
    })
    yield* accounts.add(account(51, true))
    yield* accounts.add(account(52, false))
    return [yield* sentBy(UserId.make(51)), yield* sentBy(UserId.make(52)), yield* sentBy(UserId.make(999))]
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(contacts).toEqual(["asha51@x.example", undefined, undefined])
})

test("a reminder leaves in its portal's name, with the recipient's link at its host", async () => {
  const world = signupSummaryMessages(addresses).pipe(Layer.provideMerge(users()))
  const mira = { channel: "Email", to: "mira@example.com", link: "key-of-mira", language: "he" } as const
  const jobs = await Effect.gen(function* () {
    yield* (yield* SummaryMessages).remind(PortalId.make(1), mira, { businessName: "Bloom" })
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(world), Effect.runPromise)
  const link = "https://localhost/s/key-of-mira"
  const content = { template: "summary", businessName: "Bloom", link, isReminder: true }
  expect(jobs).toMatchObject([{ input: { portalId: 1, to: "mira@example.com", language: "he", content } }])
})

test("a decision on a summary is told to its agent with the way to it", async () => {
  const world = signupSummaryMessages(addresses).pipe(Layer.provideMerge(users()))
  const { sessionId } = freshSession(1).details
  const decision = { businessName: "Bloom", approverName: "Mira", decision: "Approved" } as const
  const jobs = await Effect.gen(function* () {
    const owner = { portalId: PortalId.make(1), userId: UserId.make(41), businessProfileId: BusinessProfileId.make(7) }
    yield* (yield* SummaryMessages).tellDecision({ ...owner, sessionId }, decision)
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(jobs.slice(0, 1)).toMatchObject([
    {
      contract: { name: "messaging/SendMessage" },
      input: {
        to: "asha@example.com",
        content: {
          template: "summaryDecided",
          ...decision,
          link: expect.stringMatching(`summary\\?sessionId=${sessionId}$`),
        },
      },
    },
  ])
})

test("the towns of a summary's map are the gazetteer's within its reach, largest first", async () => {
  const towns = await Effect.flatMap(NearbyTowns, ({ around }) => around({ latitude: 19.19, longitude: 72.96 })).pipe(
    Effect.provide(Layer.provide(nearbyTowns, memoryGazetteer())),
    Effect.runPromise,
  )
  expect(towns).toEqual([
    { name: "Mumbai", latitude: 19.0728, longitude: 72.8826, population: 12_691_836 },
    { name: "Thane", latitude: 19.197, longitude: 72.9635, population: 1_841_488 },
  ])
})
