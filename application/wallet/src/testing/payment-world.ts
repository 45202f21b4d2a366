import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { MemoryDatabase, memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, IdempotencyKey, SessionId } from "@domain/kernel"
import type { InputOf } from "@application/kernel"
import type { StartPayment } from "../contract/payments.ts"
import { startPayment } from "../use-cases/start-payment.ts"
import { type MemorySession, SessionDesk } from "./memory-payable-sessions.ts"
import { memoryWalletWorld } from "./memory-wallet-world.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const world = memoryWalletWorld.pipe(
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)

export const businessProfileId = BusinessProfileId.make(5)
export const idempotencyKey = IdempotencyKey.make("key-00000001")

/** A session that pays a week at the given major units a day; `n` makes it another. */
export const paidSession = (dailyMajor = 350, n = 1): MemorySession & { readonly total: number } => {
  const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: dailyMajor * 100, days: 7 })
  return {
    sessionId: SessionId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`),
    region: "IN",
    total: price.total,
    payable: {
      businessProfileId,
      campaignId: CampaignId.make(70 + n),
      region: "IN",
      currency: "INR",
      price,
      description: "Seven days of Rao's Bakery",
      missing: [],
    },
  }
}

/** Runs a story in a fresh world that knows these sessions. */
export const inWorld = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<typeof world>>,
  sessions: ReadonlyArray<MemorySession> = [paidSession()],
): Promise<A> =>
  Effect.gen(function* () {
    const desk = yield* SessionDesk
    yield* Effect.forEach(sessions, desk.put)
    return yield* story
  }).pipe(Effect.provide(world), Effect.runPromise)

/** What a start hands over, when its gateway is asked for the money. */
export const handed = (input: InputOf<typeof StartPayment>) =>
  Effect.map(startPayment.handle(input), (started) =>
    started.gateway === "wallet" ? Effect.die(new Error("The wallet has paid")) : Effect.succeed(started),
  ).pipe(Effect.flatten)
