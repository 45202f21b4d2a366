import { Clock, Effect, type Exit, Layer, ManagedRuntime } from "effect"
import { profileFacts } from "@application/businesses/use-cases"
import { SqlClient } from "effect/sql"
import { TestClock } from "effect/testing"
import { signupProfiles, signupTaxParties } from "@adapters/contexts"
import { PgPool, sqlUnitOfWork } from "@adapters/sql"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { memoryCategoryCatalogue } from "@application/businesses/testing"
import { CampaignRepository } from "@application/campaigns/ports"
import { campaignDrafts } from "@application/campaigns/use-cases"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryJobQueue, userActor } from "@application/kernel/testing"
import { portals, seedPortals } from "@application/portals/use-cases"
import { SessionRepository } from "@application/signup/ports"
import { freshSession, memoryProfileCategories, payableParts } from "@application/signup/testing"
import { payableSessions, pricesToday } from "@application/signup/use-cases"
import {
  memoryPaidCampaigns,
  memoryPaymentGateways,
  memoryPaymentNotices,
  memorySavedCards,
} from "@application/wallet/testing"
import { campaignFunds } from "@application/wallet/use-cases"
import { profileDefaults } from "@domain/businesses"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { postgresBusinessProfiles } from "../../businesses/postgres-business-profiles.ts"
import { postgresProfileConfigurations } from "../../businesses/postgres-configurations.ts"
import { postgresBusinessPictures } from "../../creatives/postgres-business-pictures.ts"
import { postgresReferralCodes } from "../../businesses/postgres-referral-codes.ts"
import { postgresCampaignRepository } from "../../campaigns/postgres-campaign-repository.ts"
import { migrations } from "../../migrations/index.ts"
import { postgresPortalDirectory } from "../../portals/postgres-portal-directory.ts"
import { postgresIds } from "../../postgres-ids.ts"
import { postgresPriceLists } from "../../signup/postgres-price-lists.ts"
import { postgresPromoCodes } from "../../signup/postgres-promo-codes.ts"
import { postgresSessionRepository } from "../../signup/postgres-session-repository.ts"
import { runningDatabase } from "../../testing/running-database.ts"
import { postgresBillingDocuments } from "../postgres-billing-documents.ts"
import { postgresTables } from "../../postgres-tables.ts"
import { postgresGatewayCustomers } from "../postgres-gateway-customers.ts"
import { postgresLedger } from "../postgres-ledger.ts"
import { postgresPaymentIssues } from "../postgres-payment-issues.ts"
import { postgresPaymentRepository } from "../postgres-payment-repository.ts"
import { postgresRefundRepository } from "../postgres-refund-repository.ts"
import { type Cut, type CutConnections, cutConnections } from "./cut-connections.ts"

/** The wallet's use-cases on PostgreSQL, as the role that runs the product; only gateways, mails and terms are in memory. */
const world = Layer.mergeAll(memoryPaidCampaigns, campaignFunds).pipe(
  Layer.provideMerge(payableSessions),
  Layer.provideMerge(Layer.mergeAll(signupProfiles, signupTaxParties, campaignDrafts)),
  Layer.provideMerge(pricesToday),
  Layer.provideMerge(Layer.merge(portals, profileFacts)),
  Layer.provideMerge(
    Layer.mergeAll(
      postgresLedger,
      postgresBillingDocuments,
      postgresTables,
      postgresGatewayCustomers,
      postgresPaymentIssues,
      postgresPaymentRepository,
      postgresRefundRepository,
      postgresSessionRepository,
      postgresPriceLists,
      memoryProfileCategories,
      postgresPromoCodes,
      postgresBusinessPictures,
      postgresReferralCodes,
      postgresBusinessProfiles,
      postgresProfileConfigurations,
      postgresCampaignRepository,
      postgresPortalDirectory,
      postgresIds,
      sqlUnitOfWork,
      memoryPaymentGateways,
      memoryPaymentNotices,
      memorySavedCards,
      memoryCategoryCatalogue,
      memoryJobQueue,
    ),
  ),
  Layer.provideMerge(Layer.mergeAll(runningDatabase(migrations), MemoryDatabase.layer, TestClock.layer())),
)

export type WalletServices = Layer.Success<typeof world>

/** A profile with two drafts of one promo code. */
export interface Owner {
  readonly businessProfileId: BusinessProfileId
  readonly campaigns: ReadonlyArray<{
    readonly campaignId: CampaignId
    readonly sessionId: ReturnType<typeof freshSession>["details"]["sessionId"]
  }>
}

const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
  promoCode: "NAMASTE500",
} as const

const opened = Effect.fnUntraced(function* (number: number) {
  const businessProfileId = BusinessProfileId.make(1_000 + number)
  yield* (yield* BusinessProfileRepository).save({
    id: businessProfileId,
    portalId: PortalId.make(1),
    name: "Bloom",
    region: "IN",
    ...profileDefaults("IN"),
    createdAt: 0,
  })
  const campaigns = yield* Effect.forEach([0, 1], (index) =>
    Effect.gen(function* () {
      const campaignId = CampaignId.make(2 * number + index + 1)
      const now = yield* Clock.currentTimeMillis
      const session = freshSession(campaignId, {
        businessProfileId,
        campaignId,
        ...payableParts,
        budget: { budget },
      })
      const { sessionId } = session.details
      yield* (yield* CampaignRepository).save({
        id: campaignId,
        businessProfileId,
        sessionId,
        name: "Bloom",
        channels: [],
        region: "IN",
        status: "Draft",
        spent: 0,
        createdAt: now,
      })
      yield* (yield* SessionRepository).create(session)
      return { campaignId, sessionId }
    }),
  )
  const owner: Owner = { businessProfileId, campaigns }
  return owner
})

/** Starts a world whose every database connection can be cut; each owner is a new one. */
export const walletWorld = async () => {
  const runtime = ManagedRuntime.make(world)
  const cuts: CutConnections = await runtime.runPromise(Effect.map(PgPool, cutConnections))
  const exit = <A, E>(work: Effect.Effect<A, E, WalletServices>): Promise<Exit.Exit<A, E>> =>
    runtime.runPromiseExit(Effect.provideService(work, CurrentActor, { kind: "system" }))
  const run = <A, E>(work: Effect.Effect<A, E, WalletServices>): Promise<A> =>
    runtime.runPromise(Effect.provideService(work, CurrentActor, { kind: "system" }))
  await run(Effect.andThen(TestClock.setTime(Date.UTC(2026, 10, 23)), seedPortals))
  let owners = 0
  return {
    run,
    newOwner: () => run(opened((owners += 1))),
    /** Does it, and where a connection was cut looks at the books and does it again. */
    despite: async <A, E>(
      cut: Cut | undefined,
      work: Effect.Effect<A, E, WalletServices>,
      lookAtBooks: () => Promise<void>,
    ): Promise<Exit.Exit<A, E>> => {
      cuts.arm(cut)
      const first = await exit(work)
      if (!cuts.disarm()) return first
      await lookAtBooks()
      return exit(work)
    },
    rows: <Row extends object>(text: string, values: ReadonlyArray<unknown>): Promise<ReadonlyArray<Row>> =>
      run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(text, [...values]))),
    stop: () => runtime.dispose(),
  }
}
export type WalletWorld = Awaited<ReturnType<typeof walletWorld>>

/** Acts as the profile's user, whom a top-up names. */
export const asOwner = Effect.provideService(CurrentActor, userActor(3))
