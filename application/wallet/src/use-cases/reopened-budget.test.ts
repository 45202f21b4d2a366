import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignId, IdempotencyKey } from "@domain/kernel"
import { CampaignFunds } from "../services/campaign-funds.ts"
import { SessionDesk } from "../testing/index.ts"
import { confirm, inMembersWorld, paidBy, pay, session, succeed, wallet } from "../testing/members-world.ts"
import { businessProfileId, paidSession } from "../testing/payment-world.ts"
import { campaignFunds } from "./campaign-funds.ts"
import { receivePaymentNotice } from "./reconcile-payments.ts"
import { startPayment } from "./start-payment.ts"

const { sessionId, total } = session

/** Gives back what was paid for the draft, as its session is unpaid in the same transaction. */
const reopen = Effect.gen(function* () {
  const draft = { businessProfileId, campaignId: CampaignId.make(71), campaignName: "Bloom", sessionId }
  yield* (yield* CampaignFunds).reopen(draft)
  yield* (yield* SessionDesk).unpay(sessionId)
}).pipe(Effect.provide(campaignFunds))

const paidByGateway = Effect.gen(function* () {
  yield* startPayment.handle(pay(total))
  yield* succeed()
  yield* confirm
})

test("a reopened budget gives back what was paid, which no old payment takes again", async () => {
  const [held, refusal, by] = await inMembersWorld(
    Effect.gen(function* () {
      yield* paidByGateway
      yield* reopen
      return [yield* wallet, yield* Effect.flip(confirm), yield* paidBy()] as const
    }),
  )
  expect(held).toMatchObject({ availableBalance: total, promisedBalance: 0 })
  expect(refusal).toMatchObject({ _tag: "InsufficientFunds", missing: 0 })
  expect(by).toEqual([])
})

test("a draft is paid, reopened and paid again as often as its owner likes", async () => {
  const [held, by] = await inMembersWorld(
    Effect.gen(function* () {
      yield* paidByGateway
      for (const _ of [1, 2, 3]) {
        yield* reopen
        expect(yield* startPayment.handle(pay(0))).toEqual({ gateway: "wallet" })
      }
      return [yield* wallet, yield* paidBy()] as const
    }),
  )
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
  expect(by).toEqual(["wallet"])
})

test("of a dearer budget only the difference is due", async () => {
  const dearer = paidSession(400)
  const due = dearer.total - total
  const held = await inMembersWorld(
    Effect.gen(function* () {
      yield* paidByGateway
      yield* reopen
      yield* (yield* SessionDesk).put(dearer)
      const idempotencyKey = IdempotencyKey.make("dearer-budget-1")
      yield* startPayment.handle({ sessionId, total: dearer.total, due, idempotencyKey })
      yield* succeed("razorpay_2")
      yield* receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_2" })
      return yield* wallet
    }),
  )
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: dearer.total })
})
