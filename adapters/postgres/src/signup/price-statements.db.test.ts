import { Clock, Effect, Layer, Tracer } from "effect"
import { profileFacts } from "@application/businesses/use-cases"
import { expect, test } from "vitest"
import { signupProfiles, signupTaxParties } from "@adapters/contexts"
import { sqlUnitOfWork } from "@adapters/sql"
import { CurrentActor } from "@application/kernel"
import { BusinessProfileRepository } from "@application/businesses/ports"
import { userActor } from "@application/kernel/testing"
import { SessionRepository } from "@application/signup/ports"
import { freshSession, memoryPortals } from "@application/signup/testing"
import { quotePrice } from "@application/signup/use-cases"
import { profileDefaults } from "@domain/businesses"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { postgresBusinessProfiles } from "../businesses/postgres-business-profiles.ts"
import { postgresProfileConfigurations } from "../businesses/postgres-configurations.ts"
import { postgresBusinessPictures } from "../creatives/postgres-business-pictures.ts"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresPriceLists } from "./postgres-price-lists.ts"
import { postgresPromoCodes } from "./postgres-promo-codes.ts"
import { postgresSessionRepository } from "./postgres-session-repository.ts"

const world = Layer.mergeAll(signupProfiles, signupTaxParties, profileFacts).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      postgresTables,
      postgresBusinessPictures,
      postgresBusinessProfiles,
      postgresProfileConfigurations,
      postgresIds,
      postgresPriceLists,
      postgresPromoCodes,
      postgresSessionRepository,
      memoryPortals(),
      sqlUnitOfWork,
    ),
  ),
  Layer.provide(runningDatabase(migrations)),
)
const businessProfileId = BusinessProfileId.make(5)
const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
  days: 10,
} as const

/** The statements that an effect sends. */
const counted = Effect.fnUntraced(function* <A, E, R>(effect: Effect.Effect<A, E, R>) {
  const statements: Array<string> = []
  const tracer = Tracer.make({
    span: (options) => {
      if (options.kind === "client") statements.push(options.name)
      return new Tracer.NativeSpan(options)
    },
  })
  yield* Effect.provideService(effect, Tracer.Tracer, tracer)
  return statements.length
})

test("a price costs six statements in India, and a seventh where a code was typed", async () => {
  const counts = await Effect.gen(function* () {
    yield* (yield* BusinessProfileRepository).save({
      id: businessProfileId,
      portalId: PortalId.make(1),
      name: "Bloom",
      region: "IN",
      ...profileDefaults("IN"),
      createdAt: yield* Clock.currentTimeMillis,
    })
    const session = freshSession(1, { businessProfileId, userId: UserId.make(3) })
    yield* (yield* SessionRepository).create(session)
    const { sessionId } = session.details
    const quote = (promoCode: string) => counted(quotePrice.handle({ sessionId, budget: { ...budget, promoCode } }))
    return [yield* quote(""), yield* quote("WELCOME10"), yield* quote("nothing")]
  }).pipe(
    Effect.provideService(CurrentActor, userActor(3, [businessProfileId])),
    Effect.provide(world),
    Effect.runPromise,
  )
  expect(counts).toEqual([6, 7, 7])
})
