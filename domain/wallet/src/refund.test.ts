import { Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, IdempotencyKey } from "@domain/kernel"
import { type Holdings, noCampaignHoldings, type Posting } from "./ledger.ts"
import { PaymentId } from "./payment.ts"
import { topUp } from "./postings.ts"
import { paymentMoney, type PaymentMoney, paymentReference, refund, refundableOf, refundPlan } from "./refund.ts"

const businessProfileId = BusinessProfileId.make(1)
const key = IdempotencyKey.make("refund-0001")
const holdings: Holdings = {
  currency: "INR",
  available: 1_000,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
}
const facts = { businessProfileId, at: 5, key }
const money = (id: number, paid: number, refunded = 0): PaymentMoney => ({
  paymentId: PaymentId.make(id),
  paid,
  refunded,
})
const refused = (amount: number, payment = money(7, 600, 100), of = holdings) =>
  Result.getOrThrow(Result.flip(refund(facts, of, payment, amount)))
const paid = (id: number, amount: number): ReadonlyArray<Posting> =>
  Result.getOrThrow(
    topUp({ businessProfileId, at: 1, reference: paymentReference(PaymentId.make(id)) }, holdings, amount),
  )

test("a refund leaves the wallet for the gateway and names its payment and key", () => {
  expect(Result.getOrThrow(refund(facts, holdings, money(7, 600, 100), 500))).toEqual([
    {
      businessProfileId,
      at: 5,
      kind: "refund",
      reference: "refund:7:refund-0001",
      currency: "INR",
      amount: -500,
      entries: [
        { account: "available", amount: -500 },
        { account: "gateway", amount: 500 },
      ],
    },
  ])
})

test("refunds never exceed what the payment brought in", () => {
  expect(refused(501)).toMatchObject({
    _tag: "RefundNotAllowed",
    errorCode: 102,
    reason: "aboveWhatWasPaid",
    atMost: 500,
    currency: "INR",
  })
  expect([refundableOf(money(7, 600, 100)), refundableOf(money(7, 600, 600)), refundableOf(money(7, 6, 7))]).toEqual([
    500, 0, 0,
  ])
})

test("no more goes back than is available, even to a payment that brought more", () => {
  expect(refused(1_001, money(7, 5_000))).toMatchObject({ _tag: "InsufficientFunds", missing: 1 })
  expect(Result.isSuccess(refund(facts, holdings, money(7, 5_000), 1_000))).toBe(true)
})

test.each([0, -1, 1.5, Number.NaN])("%s is no amount to give back", (amount) => {
  expect(refused(amount)).toMatchObject({ reason: "amountInvalid", atMost: 500 })
  expect(Result.getOrThrow(Result.flip(refundPlan([money(7, 600)], amount, holdings)))).toMatchObject({
    reason: "amountInvalid",
    atMost: 600,
  })
})

test("the smallest amount may go back", () => {
  expect(Result.isSuccess(refund(facts, holdings, money(7, 600), 1))).toBe(true)
})

test("a payment's money is read from the ledger, the newest payment first", () => {
  const back = Result.getOrThrow(refund(facts, holdings, money(1, 600), 250))
  const again = Result.getOrThrow(
    refund({ ...facts, key: IdempotencyKey.make("refund-0002") }, holdings, money(1, 600, 250), 50),
  )
  expect(paymentMoney([...paid(1, 600), ...paid(12, 400), ...back, ...again])).toEqual([
    money(12, 400),
    money(1, 600, 300),
  ])
  expect(paymentMoney([...back, ...paid(1, 600)])).toEqual([money(1, 600, 250)])
  const twelfth = Result.getOrThrow(refund(facts, holdings, money(12, 400), 40))
  expect(paymentMoney([...paid(12, 400), ...twelfth])).toEqual([money(12, 400, 40)])
})

test("money that did not come by a payment can go back to none", () => {
  const [posting] = paid(3, 100)
  const others = ["gift:3", "payment:3x", "xpayment:3", "payment:", "refund:3:key"].map((reference) => ({
    ...(posting as Posting),
    reference,
  }))
  expect(paymentMoney(others)).toEqual([])
  const spent = { ...(posting as Posting), kind: "spend" as const, reference: "refund:3:10" }
  expect(paymentMoney([spent, { ...spent, kind: "refund", reference: "xrefund:3:key" }])).toEqual([])
})

const fromGateway = (kind: Posting["kind"], reference: string, account: "gateway" | "disputed", amount: number) => ({
  businessProfileId,
  at: 2,
  kind,
  reference,
  currency: "INR" as const,
  amount: 0,
  entries: [{ account, amount }],
})

test("what a bank holds or took back counts as gone back to its payment", () => {
  const all = [
    ...paid(123, 1_000),
    fromGateway("reversal", "reversal:123:re_1", "gateway", 10),
    fromGateway("disputeHold", "disputeHold:123:dp_1", "disputed", 200),
    fromGateway("disputeHold", "disputeHold:123:dp_2", "disputed", 30),
    fromGateway("disputeWon", "disputeWon:123:dp_1", "disputed", -200),
    fromGateway("disputeLost", "disputeLost:123:dp_2", "disputed", -30),
    fromGateway("disputeLost", "disputeLost:123:dp_2", "gateway", 30),
  ]
  expect(paymentMoney(all)).toEqual([money(123, 1_000, 40)])
})

test("a reference that only holds a payment's name is no reversal of it", () => {
  for (const kind of ["reversal", "disputeHold", "disputeLost", "disputeWon"] as const)
    for (const reference of [`not-${kind}:3:a`, `${kind}:3`, `${kind}:x3:a`])
      expect(paymentMoney([fromGateway(kind, reference, "gateway", 5)])).toEqual([])
})

test("a refund of the wallet goes back to the newest payments first", () => {
  const payments = [money(1, 600), money(3, 400, 400), money(2, 300, 100)]
  const plan = (amount: number) =>
    Result.getOrThrow(refundPlan(payments, amount, holdings)).map(({ payment, amount: part }) => [
      payment.paymentId,
      part,
    ])
  expect(plan(200)).toEqual([[2, 200]])
  expect(plan(201)).toEqual([
    [2, 200],
    [1, 1],
  ])
  expect(plan(800)).toEqual([
    [2, 200],
    [1, 600],
  ])
  expect(Result.getOrThrow(Result.flip(refundPlan(payments, 801, holdings)))).toMatchObject({
    reason: "aboveWhatWasPaid",
    atMost: 800,
    currency: "INR",
  })
})
