import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { RefundId } from "@domain/wallet"
import { GatewayDesk } from "../testing/index.ts"
import { available, businessProfileId, filledBy, inWalletWorld as run, keyOf } from "../testing/top-up-world.ts"
import { refundWallet } from "./refunds.ts"
import { askWaitingRefund, listWaitingRefunds } from "./waiting-refunds.ts"

const portalId = PortalId.make(1)
const asAdministrator = Effect.provideService(CurrentActor, { ...userActor(9), roleIds: ["PortalAdministrator"] })
const list = listWaitingRefunds.handle({ portalId }).pipe(asAdministrator)
const ask = (refundId: number) =>
  askWaitingRefund.handle({ portalId, refundId: RefundId.make(refundId) }).pipe(asAdministrator)
const outOfReach = (isOut: boolean) => Effect.flatMap(GatewayDesk, (desk) => desk.outOfReach(isOut))

/** A refund that its gateway could not be asked for. */
const waiting = Effect.gen(function* () {
  const businesses = (yield* MemoryDatabase).table<number, object>("business-profiles")
  businesses.set(businessProfileId, { name: "Rao's Bakery", portalId })
  yield* filledBy(5_000_00)
  yield* outOfReach(true)
  const [made] = yield* refundWallet.handle({ businessProfileId, amount: 2_000_00, idempotencyKey: keyOf(9) })
  return made?.id ?? RefundId.make(0)
})

test("a refund that waits is listed, and is late after two days", async () => {
  const [fresh, old] = await run(
    Effect.gen(function* () {
      yield* waiting
      const before = yield* list
      yield* TestClock.adjust("2 days")
      return [before, yield* list] as const
    }),
  )
  const shown = { businessName: "Rao's Bakery", gatewayReference: "razorpay_1", amount: 2_000_00 }
  expect(fresh).toMatchObject({ refunds: [{ ...shown, isLate: false }], hasNextPage: false })
  expect(old).toMatchObject({ refunds: [{ ...shown, isLate: true }] })
})

test("asking again gives back once, and the refund waits no longer", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const id = yield* waiting
      const unreached = yield* ask(id)
      yield* outOfReach(false)
      const reached = yield* ask(id)
      const { refunds } = yield* Effect.flatMap(GatewayDesk, (desk) =>
        Effect.map(desk.refunds, (made) => ({ refunds: made })),
      )
      const repeated = yield* Effect.flip(ask(id))
      return [unreached.state, reached.state, refunds.length, repeated._tag, (yield* list).refunds, yield* available]
    }),
  )
  expect(seen).toEqual(["InProgress", "Successful", 1, "RefundNotWaiting", [], 3_000_00])
})

test("another portal finds no such refund", async () => {
  const failure = await run(
    Effect.gen(function* () {
      const id = yield* waiting
      const businesses = (yield* MemoryDatabase).table<number, object>("business-profiles")
      businesses.set(businessProfileId, { name: "Rao's Bakery", portalId: PortalId.make(2) })
      return [(yield* list).refunds, (yield* Effect.flip(ask(id)))._tag]
    }),
  )
  expect(failure).toEqual([[], "RefundNotWaiting"])
})
