import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey, SessionId, UserId } from "@domain/kernel"
import { PaymentId, RefundId, type SessionPayment, type TopUpPayment, type WalletRefund } from "@domain/wallet"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"

const profile = BusinessProfileId.make(5)
const otherProfile = BusinessProfileId.make(6)
const keyOf = (n: number) => IdempotencyKey.make(`key-0000000${n}`)

const topUpRow = (id: number, changed: Partial<TopUpPayment> = {}): TopUpPayment => ({
  payment: {
    id: PaymentId.make(id),
    gateway: "stripe",
    gatewayReference: "",
    amount: id * 100,
    currency: "GBP",
    status: "Pending",
  },
  businessProfileId: profile,
  userId: UserId.make(3),
  idempotencyKey: keyOf(id),
  createdAt: id * 1_000,
  ...changed,
})

const sessionRow = (id: number): SessionPayment => {
  const { userId: _, ...rest } = topUpRow(id)
  return { ...rest, sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"), total: 500 }
}

const refundRow = (id: number, paymentId: number, changed: Partial<WalletRefund> = {}): WalletRefund => ({
  id: RefundId.make(id),
  businessProfileId: profile,
  paymentId: PaymentId.make(paymentId),
  gateway: "stripe",
  amount: 30,
  currency: "GBP",
  state: "InProgress",
  idempotencyKey: keyOf(1),
  createdAt: id * 1_000,
  ...changed,
})

type Ports = PaymentRepository | RefundRepository

/** What repositories of top-ups and refunds do; the layer begins empty each time. */
export const topUpRepositoryConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(
    story: (payments: PaymentRepository["Service"], refunds: RefundRepository["Service"]) => Effect.Effect<A, F>,
  ) =>
    Effect.runPromise(
      Effect.gen(function* () {
        return yield* story(yield* PaymentRepository, yield* RefundRepository)
      }).pipe(Effect.provide(layer)),
    )
  const paid = (payments: PaymentRepository["Service"], id: number) =>
    Effect.andThen(payments.openTopUp(topUpRow(id)), payments.settle(PaymentId.make(id), { status: "Succeeded" }))

  test("a top-up comes back whole, to its own profile only", async () => {
    const [opened, known, other] = await run((payments) =>
      Effect.all([
        payments.openTopUp(topUpRow(1)),
        payments.topUp(profile, PaymentId.make(1)),
        payments.topUp(otherProfile, PaymentId.make(1)),
      ]),
    )
    expect(opened).toEqual(topUpRow(1))
    expect(known).toEqual(Option.some(topUpRow(1)))
    expect(other).toEqual(Option.none())
  })

  test("of many top-ups opened at once under one key all get the same one", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => topUpRow(index + 1, { idempotencyKey: keyOf(1) }))
    const opened = await run((payments) => Effect.all(rows.map(payments.openTopUp), { concurrency: "unbounded" }))
    expect(new Set(opened.map(({ payment }) => payment.id)).size).toBe(1)
  })

  test("a key is its profile's, and a settled top-up keeps it", async () => {
    const ids = await run((payments) =>
      Effect.gen(function* () {
        yield* paid(payments, 1)
        const again = yield* payments.openTopUp(topUpRow(2, { idempotencyKey: keyOf(1) }))
        const other = yield* payments.openTopUp(
          topUpRow(3, { idempotencyKey: keyOf(1), businessProfileId: otherProfile }),
        )
        return [again, other].map(({ payment }) => Number(payment.id))
      }),
    )
    expect(ids).toEqual([1, 3])
  })

  test("the card that paid stays with a payment and its money", async () => {
    const [topUp, money] = await run((payments) =>
      Effect.gen(function* () {
        yield* paid(payments, 1)
        yield* payments.paidWith(PaymentId.make(1), "pm_1")
        return [yield* payments.topUp(profile, PaymentId.make(1)), yield* payments.money(profile)]
      }),
    )
    expect(Option.getOrUndefined(topUp)?.payment.paymentOptionId).toBe("pm_1")
    expect(money).toMatchObject([{ paymentId: 1, paymentOptionId: "pm_1" }])
  })

  test("payments of sessions and of wallets are told apart", async () => {
    const [topUps, ofSession, topUp, record, locked] = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.openTopUp(topUpRow(1))
        yield* payments.open(sessionRow(2))
        return yield* Effect.all([
          payments.topUps(profile, 10),
          payments.ofSession(sessionRow(2).sessionId),
          payments.topUp(profile, PaymentId.make(2)),
          payments.record(PaymentId.make(1)),
          payments.lock(PaymentId.make(2)),
        ])
      }),
    )
    expect(topUps).toEqual([topUpRow(1)])
    expect(ofSession).toEqual([sessionRow(2)])
    expect(topUp).toEqual(Option.none())
    expect(record).toEqual(Option.some(topUpRow(1)))
    expect(locked).toEqual(Option.some(sessionRow(2)))
  })

  test("the newest top-ups are listed first", async () => {
    const ids = await run((payments) =>
      Effect.gen(function* () {
        for (const id of [1, 2, 3]) yield* payments.openTopUp(topUpRow(id))
        return (yield* payments.topUps(profile, 2)).map(({ payment }) => Number(payment.id))
      }),
    )
    expect(ids).toEqual([3, 2])
  })

  test("only paid money of the profile counts as refundable", async () => {
    const money = await run((payments) =>
      Effect.gen(function* () {
        yield* paid(payments, 1)
        yield* payments.openTopUp(topUpRow(2))
        yield* payments.openTopUp(topUpRow(3, { businessProfileId: otherProfile }))
        yield* payments.settle(PaymentId.make(3), { status: "Succeeded" })
        yield* payments.open(sessionRow(4))
        yield* payments.settle(PaymentId.make(4), { status: "Succeeded" })
        return [yield* payments.money(profile), yield* payments.lockMoney(profile)]
      }),
    )
    const facts = (paymentId: number) => ({ paymentId, paid: paymentId * 100, refunded: 0, gateway: "stripe" })
    expect(money[0]).toMatchObject([facts(4), facts(1)])
    expect(money[1]).toEqual(money[0])
  })

  test("money that went back counts once, whoever told of it", async () => {
    const refunded = await run((payments, refunds) =>
      Effect.gen(function* () {
        for (const id of [1, 2, 3]) yield* paid(payments, id)
        const gone = { kind: "refund", amount: 30, state: "lost" } as const
        // Payment 1: ours, heard of; 2: ours, not heard of, one that failed, and the gateway's own; 3: a dispute won.
        yield* refunds.open([refundRow(1, 1), refundRow(2, 2), refundRow(3, 2, { idempotencyKey: keyOf(2) })])
        yield* payments.keepReversal(PaymentId.make(1), { ...gone, reference: "re_1", refundId: 1 })
        yield* refunds.settle(RefundId.make(3), { state: "Failed", failureReason: "closed" })
        yield* payments.keepReversal(PaymentId.make(2), { ...gone, amount: 7, reference: "re_2" })
        yield* payments.keepReversal(PaymentId.make(3), { kind: "dispute", amount: 9, state: "won", reference: "dp_1" })
        return (yield* payments.money(profile)).map((one) => one.refunded)
      }),
    )
    expect(refunded).toEqual([0, 37, 30])
  })

  test("a reversal remembers the refund that it is", async () => {
    const stored = await run((payments) =>
      Effect.gen(function* () {
        yield* paid(payments, 1)
        const reversal = { kind: "refund", amount: 5, state: "lost", reference: "re_1", refundId: 8 } as const
        yield* payments.keepReversal(PaymentId.make(1), reversal)
        return yield* payments.reversals(PaymentId.make(1))
      }),
    )
    expect(stored).toMatchObject([{ refundId: 8 }])
  })

  test("refunds are found by profile and key, and listed newest first", async () => {
    const [under, other, listed] = await run((_, refunds) =>
      Effect.gen(function* () {
        yield* refunds.open([])
        yield* refunds.open([refundRow(1, 1), refundRow(2, 2)])
        yield* refunds.open([refundRow(3, 1, { idempotencyKey: keyOf(2) })])
        yield* refunds.open([refundRow(4, 1, { businessProfileId: otherProfile })])
        return yield* Effect.all([
          refunds.requestedUnder(profile, keyOf(1)),
          refunds.requestedUnder(otherProfile, keyOf(2)),
          refunds.ofProfile(profile, 2),
        ])
      }),
    )
    expect(under).toEqual([refundRow(1, 1), refundRow(2, 2)])
    expect(other).toEqual([])
    expect(listed.map(({ id }) => Number(id))).toEqual([3, 2])
  })

  test("refunds in progress are asked about from the oldest on, settled ones never", async () => {
    const [before, after] = await run((_, refunds) =>
      Effect.gen(function* () {
        yield* refunds.open([refundRow(1, 1), refundRow(2, 2), refundRow(3, 3)])
        const first = yield* refunds.inProgress(3_000, 10)
        yield* refunds.settle(RefundId.make(1), { state: "Successful", gatewayReference: "re_1" })
        return [first, [...(yield* refunds.inProgress(9_000, 1))], yield* refunds.lock(RefundId.make(1))] as const
      }),
    ).then(([first, later, locked]) => [
      first.map(({ id }) => Number(id)),
      { later: later.map(({ id }) => Number(id)), locked: Option.getOrUndefined(locked)?.state },
    ])
    expect(before).toEqual([1, 2])
    expect(after).toEqual({ later: [2], locked: "Successful" })
  })
}
