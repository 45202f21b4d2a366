import { Effect, Layer, Result } from "effect"
import { profileFacts } from "@application/businesses/use-cases"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { identityMessages, signupProfiles } from "@adapters/contexts"
import {
  argonPasswordHasher,
  hmacLinkHasher,
  hmacSecretHasher,
  jwtAccessTokens,
  listedCommonPasswords,
  readKeyring,
} from "@adapters/security"
import { sqlUnitOfWork } from "@adapters/sql"
import { memoryProfileCategories } from "@application/signup/testing"
import { memoryCategoryCatalogue } from "@application/businesses/testing"
import type { InputOf } from "@application/kernel"
import { memoryJobQueue, MemoryDatabase } from "@application/kernel/testing"
import { accountOpening } from "@application/identity/use-cases"
import { memoryHeldMessages, memoryMessageUsers, memoryNotifications } from "@application/messaging/testing"
import { userMessages } from "@application/messaging/use-cases"
import { portals, seedPortals } from "@application/portals/use-cases"
import { outputIn } from "@application/kernel"
import { GetBusinessDetails, type SignUp } from "@application/signup/contract"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { CampaignDrafts } from "@application/signup/services"
import { getBusinessDetails, signUp, startBusinessDetails, updateBusinessDetails } from "@application/signup/use-cases"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import type { SessionChange } from "@domain/signup"
import { postgresBusinessProfiles } from "../businesses/postgres-business-profiles.ts"
import { postgresProfileConfigurations } from "../businesses/postgres-configurations.ts"
import { postgresBusinessPictures } from "../creatives/postgres-business-pictures.ts"
import { postgresReferralCodes } from "../businesses/postgres-referral-codes.ts"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { postgresEmailVerifications } from "../identity/postgres-email-verifications.ts"
import { postgresKnownDevices } from "../identity/postgres-known-devices.ts"
import { postgresMemberships } from "../identity/postgres-memberships.ts"
import { memorySecondFactorRule } from "@application/identity/testing"
import { postgresRefreshTokens } from "../identity/postgres-refresh-tokens.ts"
import { postgresSecurityLog } from "../identity/postgres-security-log.ts"
import { postgresSecondFactors } from "../identity/postgres-second-factors.ts"
import { postgresUserRepository } from "../identity/postgres-user-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresPortalDirectory } from "../portals/postgres-portal-directory.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresRateLimits } from "../postgres-rate-limits.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const keys = Result.getOrThrow(readKeyring("k1:a-secret-of-at-least-thirty-two-characters"))

/** Nobody is told anything before they have an account. */
const told = userMessages.pipe(
  Layer.provideMerge(Layer.mergeAll(memoryHeldMessages, memoryMessageUsers(), memoryNotifications)),
)

const world = Layer.mergeAll(accountOpening, signupProfiles, campaignDrafts).pipe(
  Layer.provideMerge(Layer.mergeAll(identityMessages.pipe(Layer.provide(told)), portals, profileFacts)),
  Layer.provideMerge(
    Layer.mergeAll(
      postgresSessionRepository,
      postgresBusinessPictures,
      postgresReferralCodes,
      postgresBusinessProfiles,
      postgresProfileConfigurations,
      postgresCampaignRepository,
      postgresMemberships,
      postgresEmailVerifications,
      postgresKnownDevices,
      postgresRefreshTokens,
      postgresSecurityLog,
      postgresSecondFactors,
      memorySecondFactorRule,
      postgresUserRepository,
      postgresPortalDirectory,
      postgresTables,
      postgresIds,
      postgresRateLimits,
      sqlUnitOfWork,
      memoryJobQueue,
      memoryCategoryCatalogue,
      memoryProfileCategories,
      argonPasswordHasher({ memoryKiB: 64, passes: 1 }),
      listedCommonPasswords,
      hmacSecretHasher(keys),
      hmacLinkHasher(keys),
      jwtAccessTokens(keys),
    ),
  ),
  Layer.provideMerge(Layer.merge(runningDatabase(migrations), MemoryDatabase.layer)),
)

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(Effect.andThen(seedPortals, story), world))

const form = (sessionId: InputOf<typeof SignUp>["sessionId"]): InputOf<typeof SignUp> => ({
  sessionId,
  emailAddress: EmailAddress.make("asha@example.com"),
  loginPassword: "Right-1word",
  firstName: "Asha",
  lastName: "Rao",
  phone: PhoneNumber.make("+919876543210"),
  isTosAccepted: true,
})

const begun = startBusinessDetails.handle({ region: "IN", name: "Bloom", category: "bakery" })

/** A draft whose phone was proved. */
const proved = Effect.gen(function* () {
  const { sessionId } = yield* begun
  const { phone } = form(sessionId)
  const sql = yield* SqlClient.SqlClient
  yield* sql`update signup_sessions set details = details || ${JSON.stringify({ ownerPhone: phone, phoneVerified: true })}::jsonb
    where session_id = ${sessionId}`
  return sessionId
})

const counts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ users: number; profiles: number; members: number; campaigns: number }>`select
    (select count(*) from users) as users, (select count(*) from business_profiles) as profiles,
    (select count(*) from memberships) as members, (select count(*) from campaigns) as campaigns`
  return rows[0]
})

test("repeated sign-ups make one user, one profile and one campaign", async () => {
  const [answers, made] = await run(
    Effect.gen(function* () {
      const sessionId = yield* proved
      const clicks = Array.from({ length: 5 }, () => signUp.handle(form(sessionId)))
      return [yield* Effect.all(clicks, { concurrency: "unbounded" }), yield* counts] as const
    }),
  )
  expect(made).toEqual({ users: 1, profiles: 1, members: 1, campaigns: 1 })
  expect(new Set(answers.map(({ details }) => details.campaignId)).size).toBe(1)
  expect(answers.every(({ signedIn }) => signedIn.profiles[0]?.name === "Bloom")).toBe(true)
})

test("when the campaign cannot be opened, neither user nor profile is left", async () => {
  const made = await run(
    Effect.gen(function* () {
      const sessionId = yield* proved
      const failing = CampaignDrafts.of({
        ...(yield* CampaignDrafts),
        open: () => Effect.die(new Error("unreachable")),
      })
      yield* Effect.exit(Effect.provideService(signUp.handle(form(sessionId)), CampaignDrafts, failing))
      return yield* counts
    }),
  )
  expect(made).toEqual({ users: 0, profiles: 0, members: 0, campaigns: 0 })
})

test("differences that arrive at once are all kept", async () => {
  const details = await run(
    Effect.gen(function* () {
      const { sessionId } = yield* begun
      const changes: ReadonlyArray<SessionChange> = [
        { business: { tagline: "Bread" } },
        { business: { phone: "9876543210" } },
        { creative: { objective: "Calls" } },
        { business: { services: ["Cakes"] } },
      ]
      const updates = changes.map((change) => updateBusinessDetails.handle({ sessionId, changes: change }))
      yield* Effect.all(updates, { concurrency: "unbounded" })
      return yield* outputIn(GetBusinessDetails, yield* getBusinessDetails.handle({ sessionId }))
    }),
  )
  expect(details).toMatchObject({
    business: { tagline: "Bread", phone: "+919876543210", services: ["Cakes"] },
    creative: { objective: "Calls" },
  })
})
