import { Schema } from "effect"
import { expect, test } from "vitest"
import { WalletRequest } from "./wallet-request.ts"

const decode = Schema.decodeUnknownSync(WalletRequest)
const adding = { walletAction: 1, amount: 500_00, paymentOptionId: "pm_1", paymentIntentId: "pi_1" }
const refunding = { walletAction: 2, amount: 500_00, paymentOptionId: "pm_1", idempotencyKey: "refund-0001" }

test("adding funds is action 1, refunding action 2, and both encode to themselves", () => {
  expect(decode(adding)).toEqual({ ...adding, walletAction: "AddFunds" })
  expect(decode(refunding)).toEqual({ ...refunding, walletAction: "Refund" })
  for (const wire of [adding, refunding]) expect(Schema.encodeSync(WalletRequest)(decode(wire))).toEqual(wire)
})

test("a refund without an idempotency key is refused, an addition needs none", () => {
  expect(decode({ walletAction: 1, amount: 1 })).toEqual({ walletAction: "AddFunds", amount: 1 })
  expect(() => decode({ walletAction: 2, amount: 1 })).toThrow()
  expect(() => decode({ ...refunding, idempotencyKey: "short" })).toThrow()
})

test.each([{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { walletAction: 3 }, { walletAction: "Refund" }])(
  "a request with %j is refused",
  (part) => {
    expect(() => decode({ ...adding, ...part })).toThrow()
    expect(() => decode({ ...refunding, ...part })).toThrow()
  },
)
