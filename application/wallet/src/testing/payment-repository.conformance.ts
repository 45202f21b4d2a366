import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey, SessionId } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import { PaymentId, type PaymentPromise, type PaymentRecord, type SessionPayment } from "@domain/wallet"
import { PaymentRepository } from "../ports/payment-repository.ts"

const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
const otherSession = SessionId.make("00000000-0000-4000-8000-000000000002")
const key = IdempotencyKey.make("key-00000001")

const promiseOf = (days: number): PaymentPromise => ({
  budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "GBP", dailyBudget: 20_00, days },
  gstBilling: {
    gstin: "29AABCR1718E1ZL",
    businessName: "Rao",
    billingAddress: "14 MG Road",
    state: "29",
    isInEconomicZone: true,
  },
  priceListId: PriceListId.make(2),
  place: days % 2 === 0 ? "sameState" : { undertaking: "AD290326000123A" },
})

const row = (id: number, amount = 100, session = sessionId): SessionPayment => ({
  payment: {
    id: PaymentId.make(id),
    gateway: "stripe",
    gatewayReference: "",
    amount,
    currency: "GBP",
    status: "Pending",
  },
  businessProfileId: BusinessProfileId.make(5),
  sessionId: session,
  idempotencyKey: key,
  createdAt: id * 1_000,
  total: amount + 50,
  promise: promiseOf(14),
})

/** What every payment repository does; the layer begins empty each time. */
export const paymentRepositoryConformance = <E>(layer: Layer.Layer<PaymentRepository, E>): void => {
  const run = <A, F>(story: (payments: PaymentRepository["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(PaymentRepository, story), layer))

  test("a kept payment comes back whole, to its own session only", async () => {
    const [opened, ofSession, other] = await run((payments) =>
      Effect.all([
        payments.open(row(1)),
        payments.byId(sessionId, PaymentId.make(1)),
        payments.byId(otherSession, PaymentId.make(1)),
      ]),
    )
    expect(opened).toEqual(row(1))
    expect(ofSession).toEqual(Option.some(row(1)))
    expect(other).toEqual(Option.none())
  })

  test("of many opened at once for one session and amount all get the same one", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => row(index + 1))
    const opened = await run((payments) => Effect.all(rows.map(payments.open), { concurrency: "unbounded" }))
    expect(new Set(opened.map(({ payment }) => payment.id)).size).toBe(1)
  })

  test("another amount, another session or a settled payment leaves room for one more", async () => {
    const ids = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        const others = [yield* payments.open(row(2, 200)), yield* payments.open(row(3, 100, otherSession))]
        yield* payments.settle(PaymentId.make(1), { status: "Failed", failureReason: "expired" })
        return [...others, yield* payments.open(row(4))].map(({ payment }) => Number(payment.id))
      }),
    )
    expect(ids).toEqual([2, 3, 4])
  })

  test("an open payment keeps its latest payer by a link, a settled one its own", async () => {
    const payers = await run((payments) =>
      Effect.gen(function* () {
        const id = PaymentId.make(1)
        yield* payments.open(row(1))
        const renewed = Effect.fnUntraced(function* (payer?: { readonly name: string; readonly approverId?: number }) {
          yield* payments.renew(sessionId, id, { total: 150, ...(payer !== undefined && { payer }) })
          const stored = Option.getOrThrow(yield* payments.byId(sessionId, id))
          return [stored.payment.payerName, stored.payerApproverId]
        })
        const nobody = yield* renewed()
        const approver = yield* renewed({ name: "Mira", approverId: 7 })
        const still = yield* renewed()
        const copied = yield* renewed({ name: "Ravi" })
        yield* payments.settle(id, { status: "Succeeded" })
        return [nobody, approver, still, copied, yield* renewed({ name: "Late", approverId: 9 })]
      }),
    )
    expect(payers).toEqual([
      [undefined, undefined],
      ["Mira", 7],
      ["Mira", 7],
      ["Ravi", undefined],
      ["Ravi", undefined],
    ])
  })

  test("an open payment takes a new price and promise, a settled one keeps its own", async () => {
    const promises = await run((payments) =>
      Effect.gen(function* () {
        const id = PaymentId.make(1)
        yield* payments.open(row(1))
        yield* payments.renew(sessionId, id, { total: 170, promise: promiseOf(7) })
        yield* payments.renew(otherSession, id, { total: 110, promise: promiseOf(1) })
        const renewed = yield* payments.byId(sessionId, id)
        yield* payments.settle(id, { status: "Succeeded" })
        yield* payments.renew(sessionId, id, { total: 130, promise: promiseOf(3) })
        return [renewed, yield* payments.byId(sessionId, id)].map((found) => {
          const { total, promise } = Option.getOrThrow(found)
          return { total, promise }
        })
      }),
    )
    const renewed = { total: 170, promise: promiseOf(7) }
    expect(promises).toEqual([renewed, renewed])
  })

  test("payments of a session are listed newest first, with reason and first reference", async () => {
    const listed = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        yield* payments.setReference(PaymentId.make(1), "pi_1")
        yield* payments.setReference(PaymentId.make(1), "pi_late")
        yield* payments.settle(PaymentId.make(1), { status: "Failed", failureReason: "expired" })
        yield* payments.open(row(2))
        yield* payments.open(row(3, 100, otherSession))
        return yield* payments.ofSession(sessionId)
      }),
    )
    expect(listed.map(({ payment }) => payment)).toMatchObject([
      { id: 2, gatewayReference: "", status: "Pending" },
      { id: 1, gatewayReference: "pi_1", status: "Failed", failureReason: "expired" },
    ])
  })

  test("of a reopened draft only the payments that succeeded are released", async () => {
    const listed = await run((payments) =>
      Effect.gen(function* () {
        for (const payment of [row(1), row(2, 200), row(3, 100, otherSession)]) yield* payments.open(payment)
        yield* payments.settle(PaymentId.make(1), { status: "Succeeded" })
        yield* payments.settle(PaymentId.make(3), { status: "Succeeded" })
        yield* payments.release(sessionId)
        return [...(yield* payments.ofSession(sessionId)), ...(yield* payments.ofSession(otherSession))]
      }),
    )
    expect(listed.map(({ payment }) => payment.isReleased)).toEqual([undefined, true, undefined])
  })

  test("a payment that was one too many is kept as such", async () => {
    const results = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        yield* payments.settle(PaymentId.make(1), { status: "Succeeded", isSurplus: true })
        return Option.getOrUndefined(yield* payments.byId(sessionId, PaymentId.make(1)))
      }),
    )
    expect(results?.payment).toMatchObject({ status: "Succeeded", isSurplus: true })
  })

  test("reversals of a payment keep their order, each in its latest state", async () => {
    const id = PaymentId.make(1)
    const refund = { reference: "re_1", kind: "refund", amount: 10, state: "lost" } as const
    const dispute = { reference: "dp_1", kind: "dispute", amount: 90, state: "open" } as const
    const [stored, others, open, closed] = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        yield* payments.open(row(2, 200))
        yield* payments.keepReversal(id, dispute)
        yield* payments.keepReversal(id, refund)
        yield* payments.keepReversal(id, { ...dispute, state: "won" })
        yield* payments.stand(id, "Disputed")
        const disputed = yield* payments.disputed(9)
        yield* payments.stand(id, "PartlyRefunded")
        return [
          yield* payments.reversals(id),
          yield* payments.reversals(PaymentId.make(2)),
          disputed,
          yield* Effect.all([payments.disputed(9), payments.byId(sessionId, id)]),
        ] as const
      }),
    )
    expect(stored).toEqual([{ ...dispute, state: "won" }, refund])
    expect(others).toEqual([])
    expect(open).toMatchObject([{ payment: { id: 1, standing: "Disputed" } }])
    expect(closed[0]).toEqual([])
    expect(Option.getOrUndefined(closed[1])?.payment.standing).toBe("PartlyRefunded")
  })

  test("a payment is read and changed under its own id alone", async () => {
    const [first, second, foreign] = [PaymentId.make(1), PaymentId.make(2), PaymentId.make(3)]
    const [untouched, changed, locked, due, nothing] = await run((payments) =>
      Effect.gen(function* () {
        for (const one of [row(1), row(2, 200), row(3, 100, otherSession), row(4, 300)]) yield* payments.open(one)
        for (const id of [first, foreign]) yield* payments.setReference(id, `pi_${id}`)
        const others = Effect.all([payments.byId(sessionId, first), payments.byId(otherSession, foreign)])
        const before = yield* others
        yield* payments.setReference(second, "pi_2")
        yield* payments.renew(sessionId, second, { total: 7, promise: promiseOf(3) })
        yield* payments.checkAgainAt(second, 900_000)
        yield* payments.stand(second, "Disputed")
        yield* payments.settle(second, { status: "Failed", failureReason: "expired" })
        yield* payments.saveRequested(sessionId, key, { total: 150, due: 100 })
        return [
          [before, yield* others],
          yield* payments.byId(sessionId, second),
          yield* payments.lock(second),
          yield* payments.due({ createdFrom: 0, now: 70_000 }, 9),
          [
            yield* payments.ofAmount(otherSession, 300),
            yield* payments.requestedUnder(sessionId, IdempotencyKey.make("key-00000002")),
          ],
        ] as const
      }),
    )
    expect(untouched[1]).toEqual(untouched[0])
    const expected = { payment: { id: 2, gatewayReference: "pi_2", status: "Failed" } }
    expect(Option.getOrThrow(changed)).toMatchObject({ ...expected, total: 7 })
    expect(Option.getOrThrow(locked)).toMatchObject(expected)
    expect(due.map(({ payment }) => payment.id)).toEqual([1, 3])
    expect(nothing).toEqual([Option.none(), Option.none()])
  })

  test("settling again replaces the earlier reason", async () => {
    const results = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        yield* payments.settle(PaymentId.make(1), { status: "Pending", failureReason: "declined" })
        yield* payments.settle(PaymentId.make(1), { status: "Succeeded" })
        return Option.getOrUndefined(yield* payments.lock(PaymentId.make(1)))
      }),
    )
    expect(results?.payment).toMatchObject({ status: "Succeeded" })
    expect(results?.payment).not.toHaveProperty("failureReason")
  })

  test("a payment is found by amount and by the gateway's reference", async () => {
    const [succeeded, missing, byReference, otherGateway] = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.open(row(1))
        yield* payments.setReference(PaymentId.make(1), "pi_1")
        yield* payments.settle(PaymentId.make(1), { status: "Succeeded" })
        yield* payments.open(row(2))
        return yield* Effect.all([
          payments.ofAmount(sessionId, 100),
          payments.ofAmount(sessionId, 101),
          payments.byReference("stripe", "pi_1"),
          payments.byReference("razorpay", "pi_1"),
        ])
      }),
    )
    const id = (found: Option.Option<PaymentRecord>) => Option.getOrUndefined(found)?.payment.id
    expect([succeeded, missing, byReference, otherGateway].map(id)).toEqual([1, undefined, 1, undefined])
  })

  test("what was first asked for under a key of a session stays", async () => {
    const first = { total: 150, due: 100 }
    const results = await run((payments) =>
      Effect.gen(function* () {
        yield* payments.saveRequested(sessionId, key, first)
        yield* payments.saveRequested(sessionId, key, { total: 200, due: 200 })
        return yield* Effect.all([payments.requestedUnder(sessionId, key), payments.requestedUnder(otherSession, key)])
      }),
    )
    expect(results).toEqual([Option.some(first), Option.none()])
  })

  test("pending payments known to a gateway are due after a minute or when said", async () => {
    const ids = await run((payments) =>
      Effect.gen(function* () {
        for (const id of [1, 2, 3, 4, 5]) {
          yield* payments.open(row(id, id))
          if (id !== 4) yield* payments.setReference(PaymentId.make(id), `pi_${id}`)
        }
        yield* payments.settle(PaymentId.make(2), { status: "Succeeded" })
        const due = yield* payments.due({ createdFrom: 1_000, now: 64_000 }, 10)
        yield* payments.checkAgainAt(PaymentId.make(1), 64_500)
        const later = yield* payments.due({ createdFrom: 0, now: 65_000 }, 10)
        const young = yield* payments.due({ createdFrom: 2_000, now: 65_000 }, 1)
        return [due, later, young].map((list) => list.map(({ payment }) => Number(payment.id)))
      }),
    )
    expect(ids).toEqual([[1, 3], [3, 1, 5], [3]])
  })

  test("paid ones are due until it is known what their gateway keeps", async () => {
    const [first, second] = [PaymentId.make(1), PaymentId.make(2)]
    const [dues, fees] = await run((payments) =>
      Effect.gen(function* () {
        for (const id of [1, 2, 3, 4]) {
          yield* payments.open(row(id, id))
          yield* payments.setReference(PaymentId.make(id), `pi_${id}`)
          if (id !== 3) yield* payments.settle(PaymentId.make(id), { status: "Succeeded" })
        }
        const due = Effect.map(payments.withoutFees({ createdFrom: 0, now: 63_000 }, 9), (list) =>
          list.map(({ payment }) => Number(payment.id)),
        )
        const before = yield* due
        yield* payments.keepFees(first, 0)
        yield* payments.checkAgainAt(second, 63_001)
        return [
          [before, yield* due, yield* payments.withoutFees({ createdFrom: 3_000, now: 90_000 }, 9)],
          yield* Effect.all([payments.fees(first), payments.fees(second)]),
        ] as const
      }),
    )
    expect(dues[0]).toEqual([1, 2])
    expect(dues[1]).toEqual([])
    expect(dues[2]).toMatchObject([{ payment: { id: 4 } }])
    expect(fees).toEqual([Option.some(0), Option.none()])
  })
}
