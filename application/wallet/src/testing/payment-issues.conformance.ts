import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import { type PaymentIssue, PaymentIssueId, PaymentId } from "@domain/wallet"
import { PaymentIssues } from "../ports/payment-issues.ts"

const portalId = PortalId.make(1)
const noticed = (number: number, facts: Partial<PaymentIssue> = {}): Omit<PaymentIssue, "id"> => ({
  kind: "unknownPayment",
  gateway: "stripe",
  gatewayReference: `pi_${number}`,
  amount: 500 + number,
  currency: "GBP",
  noticedAt: 1_000 + number,
  ...facts,
})

/** What every store of payment issues does; the layer begins empty each time. */
export const paymentIssuesConformance = <E>(layer: Layer.Layer<PaymentIssues, E>): void => {
  const run = <A, F>(story: (issues: PaymentIssues["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(PaymentIssues, story), layer))
  const pageOf = (skip: number, limit: number) => ({ skip, limit })

  test("an issue is kept once per kind, gateway and reference, with what was said first", async () => {
    const { issues, total } = await run((store) =>
      Effect.gen(function* () {
        yield* store.note(noticed(1, { paymentId: PaymentId.make(7) }))
        yield* store.note(noticed(1, { amount: 9 }))
        yield* store.note(noticed(1, { kind: "otherAmountTaken" }))
        yield* store.note(noticed(1, { gateway: "razorpay", currency: "INR" }))
        return yield* store.open(portalId, pageOf(0, 10))
      }),
    )
    expect(total).toBe(3)
    expect(issues[0]).toEqual({ id: issues[0]?.id, ...noticed(1, { paymentId: PaymentId.make(7) }) })
    expect(issues.map(({ kind, gateway }) => [kind, gateway])).toEqual([
      ["unknownPayment", "stripe"],
      ["otherAmountTaken", "stripe"],
      ["unknownPayment", "razorpay"],
    ])
  })

  test("an issue's portal is answered while the issue is new, and nothing after that", async () => {
    const answers = await run((store) =>
      Effect.gen(function* () {
        const first = yield* store.note(noticed(1))
        yield* store.withdraw(noticed(1), 5_000)
        return [first, yield* store.note(noticed(1)), yield* store.note(noticed(2))]
      }),
    )
    expect(answers).toEqual([portalId, undefined, portalId])
  })

  test("open issues come oldest first and by pages", async () => {
    const pages = await run((store) =>
      Effect.gen(function* () {
        for (const number of [1, 2, 3]) yield* store.note(noticed(number))
        return yield* Effect.all([store.open(portalId, pageOf(0, 2)), store.open(portalId, pageOf(2, 2))])
      }),
    )
    expect(pages.map(({ issues }) => issues.map((one) => one.gatewayReference))).toEqual([["pi_1", "pi_2"], ["pi_3"]])
    expect(pages.map(({ total }) => total)).toEqual([3, 3])
  })

  test("an issue that has ended by itself leaves the list, and no other does", async () => {
    const { issues } = await run((store) =>
      Effect.gen(function* () {
        for (const kind of ["disputeOpened", "disputeLost"] as const) yield* store.note(noticed(1, { kind }))
        yield* store.withdraw(noticed(1, { kind: "disputeOpened" }), 5_000)
        yield* store.withdraw(noticed(2, { kind: "disputeOpened" }), 5_000)
        return yield* store.open(portalId, pageOf(0, 9))
      }),
    )
    expect(issues.map(({ kind }) => kind)).toEqual(["disputeLost"])
  })

  test("an issue is settled once, and does not come back when it is noticed again", async () => {
    const outcomes = await run((store) =>
      Effect.gen(function* () {
        yield* store.note(noticed(1))
        const [issue] = (yield* store.open(portalId, pageOf(0, 1))).issues
        const id = issue?.id ?? PaymentIssueId.make(0)
        const settle = store.settle(portalId, id, { note: "Refunded by hand", at: 5_000 })
        const settled = [
          yield* settle,
          yield* settle,
          yield* store.settle(portalId, PaymentIssueId.make(999), { note: "x", at: 1 }),
        ]
        yield* store.note(noticed(1))
        return [...settled, (yield* store.open(portalId, pageOf(0, 9))).total]
      }),
    )
    expect(outcomes).toEqual([true, false, false, 0])
  })

  test("settled issues are listed the latest first, without those that just ended", async () => {
    const [settled, locked] = await run((store) =>
      Effect.gen(function* () {
        for (const number of [1, 2, 3]) yield* store.note(noticed(number))
        const ids = (yield* store.open(portalId, pageOf(0, 9))).issues.map(({ id }) => id)
        const [first, second] = ids
        if (first === undefined || second === undefined) throw new Error("Nothing was noted")
        const lock = (id: PaymentIssueId) => Effect.map(store.lock(portalId, id), Option.isSome)
        const before = yield* lock(first)
        yield* store.settle(portalId, first, { note: "Given back", at: 5_000 })
        yield* store.settle(portalId, second, { note: "Gone", at: 6_000, by: UserId.make(9), writtenOff: -502 })
        yield* store.withdraw(noticed(3), 7_000)
        return [
          yield* store.settled(portalId, pageOf(0, 9)),
          [before, yield* lock(first), yield* Effect.map(store.settled(portalId, pageOf(1, 1)), (one) => one.total)],
        ] as const
      }),
    )
    expect(settled.total).toBe(2)
    expect(settled.issues).toMatchObject([
      { ...noticed(2), note: "Gone", settledAt: 6_000, writtenOff: -502 },
      { ...noticed(1), note: "Given back", settledAt: 5_000 },
    ])
    expect(settled.issues[1]).not.toHaveProperty("writtenOff")
    expect(locked).toEqual([true, false, 2])
  })
}
