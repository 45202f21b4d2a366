import { Effect } from "effect"
import { CurrentActor } from "@application/kernel"
import { everyProfile, userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { topUp } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { businessProfileId, inWorld } from "../testing/payment-world.ts"
import { getWallet, listBalances, listTransactions } from "./get-wallet.ts"

const payIn = Effect.fnUntraced(function* (number: number) {
  const facts = { businessProfileId, reference: `payment:${number}`, at: number }
  yield* (yield* Ledger).post({ ...facts, currency: "INR" }, (holdings) => topUp(facts, holdings, 100))
})

test("a wallet that nothing was paid into is empty, in its profile's currency", async () => {
  expect(await inWorld(getWallet.handle({ businessProfileId }))).toEqual({
    businessProfileId,
    currency: "INR",
    availableBalance: 0,
    promisedBalance: 0,
    lockedBalance: 0,
  })
})

test("balances are told of opened wallets that the caller reads, and of no stranger's", async () => {
  const [stranger, empty] = [BusinessProfileId.make(99), BusinessProfileId.make(6)]
  const balances = await inWorld(
    Effect.gen(function* () {
      yield* payIn(1)
      const facts = { businessProfileId: stranger, reference: "payment:2", at: 2 }
      yield* (yield* Ledger).post({ ...facts, currency: "INR" }, (holdings) => topUp(facts, holdings, 700))
      return yield* listBalances.handle({ businessProfileIds: [stranger, empty, businessProfileId] })
    }).pipe(Effect.provideService(CurrentActor, userActor(41, [businessProfileId, empty]))),
  )
  expect(balances).toEqual([{ businessProfileId, currency: "INR", availableBalance: 100 }])
})

test("a statement comes twenty lines at a time, or as many as asked, without gaps", async () => {
  const [first, second, few, numbered] = await inWorld(
    Effect.gen(function* () {
      for (let number = 1; number <= 25; number += 1) yield* payIn(number)
      const page = yield* listTransactions.handle({ businessProfileId })
      return [
        page,
        yield* listTransactions.handle({ businessProfileId, cursor: page.nextCursor ?? "" }),
        yield* listTransactions.handle({ businessProfileId, limit: 3 }),
        yield* listTransactions.handle({ businessProfileId, page: 2 }),
      ] as const
    }),
  )
  const times = [...first.transactions, ...second.transactions].map(({ at }) => at)
  expect(times).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
  expect(numbered).toEqual(second)
  expect([first.transactions.length, second.nextCursor, few.transactions.length]).toEqual([20, undefined, 3])
})

test("a statement of one topic leaves out the others", async () => {
  const kinds = await inWorld(
    Effect.gen(function* () {
      yield* payIn(1)
      const added = yield* listTransactions.handle({ businessProfileId, topic: "added" })
      const spent = yield* listTransactions.handle({ businessProfileId, topic: "spent" })
      return [added.transactions.length, spent.transactions.length]
    }),
  )
  expect(kinds).toEqual([1, 0])
})

test("a wallet's currency and a statement's days are those of its profile's region", async () => {
  const zones: Array<string> = []
  const british = <A, R>(effect: Effect.Effect<A, unknown, R>) => Effect.provide(effect, everyProfile("GB"))
  const wallet = await inWorld(
    Effect.gen(function* () {
      const ledger = yield* Ledger
      const watched = Ledger.of({
        ...ledger,
        statement: (profile, page) => {
          zones.push(page.timeZone)
          return ledger.statement(profile, page)
        },
      })
      yield* british(Effect.provideService(listTransactions.handle({ businessProfileId }), Ledger, watched))
      return yield* british(getWallet.handle({ businessProfileId }))
    }),
  )
  expect([wallet.currency, ...zones]).toEqual(["GBP", "Europe/London"])
})
