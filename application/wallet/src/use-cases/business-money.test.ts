import { BusinessMoney } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { available, businessProfileId, filledBy, inWalletWorld, keyOf } from "../testing/top-up-world.ts"
import { businessMoney } from "./business-money.ts"
import { getRefunds } from "./refunds.ts"

const giveBack = (amount: number, key = 9) =>
  Effect.flatMap(BusinessMoney, (money) => money.giveBack(businessProfileId, amount, keyOf(key))).pipe(
    Effect.provide(businessMoney),
  )

test("a deleted business's money goes back to its payments, once per key", async () => {
  const [left, refunds] = await inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* filledBy(7_000_00, 2)
      yield* giveBack(12_000_00)
      yield* giveBack(12_000_00)
      return [yield* available, (yield* getRefunds.handle({ businessProfileId })).refunds] as const
    }),
  )
  expect(left).toBe(0)
  expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([5_000_00, 7_000_00])
})

test("what no payment can take back stays in the wallet", async () => {
  const left = await inWalletWorld(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* giveBack(6_000_00)
      return yield* available
    }),
  )
  expect(left).toBe(5_000_00)
})
