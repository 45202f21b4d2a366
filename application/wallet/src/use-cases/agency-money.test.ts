import { AgencyMoney, CurrentActor } from "@application/kernel"
import { memoryJobQueue } from "@application/kernel/testing"
import { CampaignId, UserId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { launchLock } from "@domain/wallet"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { GatewayCustomers } from "../ports/gateway-customers.ts"
import { Ledger } from "../ports/ledger.ts"
import { available, businessProfileId, filledBy, inWalletWorld, keyOf, payer } from "../testing/top-up-world.ts"
import { GatewayDesk } from "../testing/memory-payment-gateways.ts"
import { agencyMoney } from "./agency-money.ts"
import { getRefunds, reconcileRefunds } from "./refunds.ts"

const agent = { ...payer, userId: UserId.make(77) }
const byAgent = <A, E, R>(story: Effect.Effect<A, E, R>) => Effect.provideService(story, CurrentActor, agent)
const answered = agencyMoney.pipe(Layer.provide(memoryJobQueue))
const wallet = (money: number) => ({ currency: "INR" as const, available: money, owed: 0 })
const settle = (money: number, changed: { readonly givesBack?: boolean; readonly forgetsCards?: boolean } = {}) =>
  Effect.flatMap(AgencyMoney, ({ settle: settled }) =>
    settled({
      businessProfileId,
      payers: [agent.userId],
      wallet: wallet(money),
      key: keyOf(99),
      givesBack: true,
      forgetsCards: false,
      ...changed,
    }),
  ).pipe(Effect.provide(answered))

test("what an agency added and nobody spent goes back to it, and the client's stays", async () => {
  const [part, back, left, states, asked] = await inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* byAgent(filledBy(7_000_00, 2))
      const money = yield* AgencyMoney
      const share = yield* money.of(businessProfileId, [agent.userId], wallet(12_000_00))
      const wentBack = yield* settle(12_000_00)
      yield* TestClock.adjust("2 minutes")
      yield* reconcileRefunds.handle({})
      const { refunds } = yield* getRefunds.handle({ businessProfileId })
      return [share, wentBack, yield* available, refunds, yield* (yield* GatewayDesk).refunds] as const
    }).pipe(Effect.provide(answered)),
  )
  expect([part.unspent, back, left]).toEqual([7_000_00, 7_000_00, 5_000_00])
  expect(states.map(({ paymentId, amount, state }) => [paymentId, amount, state])).toEqual([
    [2, 7_000_00, "Successful"],
  ])
  expect(asked.map(({ amount }) => amount)).toEqual([7_000_00])
})

test("a repeated settlement gives nothing back twice, and money may stay", async () => {
  const [first, again, without] = await inWalletWorld(
    Effect.gen(function* () {
      yield* byAgent(filledBy(7_000_00))
      const kept = yield* settle(7_000_00, { givesBack: false })
      return [yield* settle(7_000_00), yield* settle(0), [kept, yield* available]] as const
    }),
  )
  expect([first, again, without]).toEqual([7_000_00, 0, [0, 0]])
})

test("money that began to run an ad after the wallet was read stays with the ad", async () => {
  const [back, left] = await inWalletWorld(
    Effect.gen(function* () {
      yield* byAgent(filledBy(5_000_00))
      const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
      const event = { businessProfileId, reference: "launch", currency: "INR", campaignId: CampaignId.make(8) } as const
      yield* (yield* Ledger).post(event, (holdings) => launchLock({ ...event, at: 0 }, holdings, price))
      return [yield* settle(5_000_00), (yield* available) - (5_000_00 - price.total)] as const
    }),
  )
  expect([back, left]).toEqual([0, 0])
})

test("cards are forgotten where the people who leave could keep theirs", async () => {
  const customers = await inWalletWorld(
    Effect.gen(function* () {
      const kept = yield* GatewayCustomers
      yield* kept.keep(businessProfileId, "stripe", "cus_1")
      yield* settle(0)
      const before = yield* kept.ofProfile(businessProfileId)
      yield* settle(0, { forgetsCards: true })
      return [before.length, (yield* kept.ofProfile(businessProfileId)).length]
    }),
  )
  expect(customers).toEqual([1, 0])
})
