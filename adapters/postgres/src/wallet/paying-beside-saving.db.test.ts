import { Deferred, Effect, Layer } from "effect"
import { profileFacts } from "@application/businesses/use-cases"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { signupProfiles, signupTaxParties } from "@adapters/contexts"
import { sqlUnitOfWork } from "@adapters/sql"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { memoryCategoryCatalogue } from "@application/businesses/testing"
import { CampaignRepository } from "@application/campaigns/ports"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryJobQueue } from "@application/kernel/testing"
import { portals, seedPortals } from "@application/portals/use-cases"
import { SessionRepository } from "@application/signup/ports"
import { CampaignDrafts } from "@application/signup/services"
import { freshSession, memoryProfileCategories, payableParts } from "@application/signup/testing"
import { payableSessions, updateBusinessDetails } from "@application/signup/use-cases"
import { PayableSessions } from "@application/wallet/ports"
import {
  GatewayDesk,
  memoryGatewayCustomers,
  memoryPaidCampaigns,
  memoryPaymentGateways,
  memoryPaymentNotices,
  memorySavedCards,
} from "@application/wallet/testing"
import { confirmPayment, startPayment } from "@application/wallet/use-cases"
import { profileDefaults } from "@domain/businesses"
import { BusinessProfileId, CampaignId, IdempotencyKey, PortalId } from "@domain/kernel"
import { postgresBusinessProfiles } from "../businesses/postgres-business-profiles.ts"
import { postgresProfileConfigurations } from "../businesses/postgres-configurations.ts"
import { postgresBusinessPictures } from "../creatives/postgres-business-pictures.ts"
import { postgresReferralCodes } from "../businesses/postgres-referral-codes.ts"
import { postgresCampaignRepository } from "../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../migrations/index.ts"
import { postgresPortalDirectory } from "../portals/postgres-portal-directory.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresPriceLists } from "../signup/postgres-price-lists.ts"
import { postgresPromoCodes } from "../signup/postgres-promo-codes.ts"
import { postgresSessionRepository } from "../signup/postgres-session-repository.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresBillingDocuments } from "./postgres-billing-documents.ts"
import { postgresLedger } from "./postgres-ledger.ts"
import { postgresPaymentIssues } from "./postgres-payment-issues.ts"
import { postgresPaymentRepository } from "./postgres-payment-repository.ts"
import { postgresRefundRepository } from "./postgres-refund-repository.ts"
import { runningDatabase } from "../testing/running-database.ts"

const world = memoryPaidCampaigns.pipe(
  Layer.provideMerge(payableSessions),
  Layer.provideMerge(Layer.mergeAll(signupProfiles, signupTaxParties, campaignDrafts)),
  Layer.provideMerge(Layer.merge(portals, profileFacts)),
  Layer.provideMerge(
    Layer.mergeAll(
      postgresTables,
      postgresLedger,
      postgresPaymentIssues,
      postgresBillingDocuments,
      postgresPaymentRepository,
      postgresRefundRepository,
      postgresSessionRepository,
      postgresPriceLists,
      postgresPromoCodes,
      postgresBusinessPictures,
      postgresReferralCodes,
      postgresBusinessProfiles,
      postgresProfileConfigurations,
      postgresCampaignRepository,
      postgresPortalDirectory,
      postgresIds,
      sqlUnitOfWork,
      memoryGatewayCustomers,
      memorySavedCards,
      memoryPaymentGateways,
      memoryPaymentNotices,
      memoryCategoryCatalogue,
      memoryProfileCategories,
      memoryJobQueue,
    ),
  ),
  Layer.provideMerge(Layer.merge(runningDatabase(migrations), MemoryDatabase.layer)),
)

const businessProfileId = BusinessProfileId.make(5)
const campaignId = CampaignId.make(70)
const { sessionId } = freshSession(1).details
const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
} as const

const draft = Effect.gen(function* () {
  yield* seedPortals
  yield* (yield* BusinessProfileRepository).save({
    id: businessProfileId,
    portalId: PortalId.make(1),
    name: "Bloom",
    region: "IN",
    ...profileDefaults("IN"),
    createdAt: 0,
  })
  yield* (yield* CampaignRepository).save({
    id: campaignId,
    businessProfileId,
    sessionId,
    name: "Bloom",
    channels: [],
    region: "IN",
    status: "Draft",
    spent: 0,
    createdAt: 0,
  })
  yield* (yield* SessionRepository).create(
    freshSession(1, { businessProfileId, campaignId, ...payableParts, budget: { budget } }),
  )
})

/** Until another transaction of this database waits for a lock. */
const somebodyWaits = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly waiting: number }>`select count(*)::int as waiting from pg_locks
    where not granted and pid in (select pid from pg_locks
      where database = (select oid from pg_database where datname = current_database()))`
  return (row?.waiting ?? 0) > 0
}).pipe(Effect.delay("10 millis"), Effect.repeat({ until: (waits) => waits }), Effect.orDie)

test("a payment that arrives during a save waits for it, and both are kept", async () => {
  const [saved, confirmed, after] = await Effect.gen(function* () {
    yield* draft
    const { total } = (yield* (yield* PayableSessions).price(sessionId)).price
    const idempotencyKey = IdempotencyKey.make("key-00000001")
    const started = yield* startPayment.handle({ sessionId, total, due: total, idempotencyKey })
    if (started.gateway === "wallet") return yield* Effect.die(new Error("The wallet has paid"))
    yield* (yield* GatewayDesk).become(started.payment.gatewayReference, "Succeeded")
    const drafts = yield* CampaignDrafts
    const sql = yield* SqlClient.SqlClient
    const begun = yield* Deferred.make<void>()
    const slow = CampaignDrafts.of({
      ...drafts,
      isLaunchedForUpdate: (...of) =>
        Deferred.succeed(begun, undefined).pipe(
          Effect.andThen(Effect.provideService(somebodyWaits, SqlClient.SqlClient, sql)),
          Effect.andThen(drafts.isLaunchedForUpdate(...of)),
        ),
    })
    const save = updateBusinessDetails.handle({ sessionId, changes: { business: { tagline: "Bread" } } })
    const confirm = confirmPayment.handle({ sessionId, paymentId: started.payment.id })
    const outcomes = yield* Effect.all(
      [
        Effect.exit(Effect.provideService(save, CampaignDrafts, slow)),
        Effect.exit(Effect.andThen(Deferred.await(begun), confirm)),
      ],
      { concurrency: "unbounded" },
    )
    return [...outcomes, (yield* (yield* SessionRepository).byId(sessionId)).details] as const
  }).pipe(Effect.provideService(CurrentActor, { kind: "system" }), Effect.provide(world), Effect.runPromise)
  expect([saved._tag, confirmed._tag]).toEqual(["Success", "Success"])
  expect(after).toMatchObject({ paid: true, business: { tagline: "Bread" } })
})
